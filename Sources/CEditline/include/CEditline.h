#ifndef CEDITLINE_H
#define CEDITLINE_H

// Typed doors to the calls of libedit that Swift cannot make, because they take any arguments.
// One line each: no state, no decisions. What Swift can call itself is not repeated here.

#include <histedit.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <time.h>
#include <wchar.h>

typedef wchar_t *(*ced_prompt_fn)(EditLine *);
typedef int (*ced_reader_fn)(EditLine *, wchar_t *);
typedef unsigned char (*ced_command_fn)(EditLine *, wint_t);

// The commands of ours that a key can be bound to, by the names they have in libedit's own table.
// libedit keeps the pointers of the names, so they are literals here.
void ced_add_complete(EditLine *el, ced_command_fn command);
void ced_add_list(EditLine *el, ced_command_fn command);
void ced_add_paste(EditLine *el, ced_command_fn command);
void ced_add_interrupt(EditLine *el, ced_command_fn command);
void ced_add_up(EditLine *el, ced_command_fn command);
void ced_add_down(EditLine *el, ced_command_fn command);

// Binds a key, by the name of its command, in the main key map or in that of vi's command mode.
int ced_bind(EditLine *el, const wchar_t *key, const wchar_t *command);
int ced_bind_alternative(EditLine *el, const wchar_t *key, const wchar_t *command);

// Sets a capability of the terminal, by its two letters.
int ced_set_capability(EditLine *el, const wchar_t *name, const wchar_t *value);

int ced_set_editor(EditLine *el, const wchar_t *name);
int ced_set_prompt(EditLine *el, ced_prompt_fn prompt);
int ced_set_reader(EditLine *el, ced_reader_fn reader);
int ced_set_client_data(EditLine *el, void *data);
void *ced_client_data(EditLine *el);
int ced_set_error_stream(EditLine *el, FILE *stream);
int ced_set_edit_mode(EditLine *el, int on);
int ced_edit_mode(EditLine *el);
int ced_prepare_terminal(EditLine *el, int on);
int ced_refresh(EditLine *el);

int ced_set_history(EditLine *el, HistoryW *history);
int ced_history_set_size(HistoryW *history, int size);
int ced_history_enter(HistoryW *history, const wchar_t *entry);
int ced_history_clear(HistoryW *history);

// The streams: as global variables Swift 6 refuses them.
FILE *ced_stdin(void);
FILE *ced_stdout(void);
FILE *ced_stderr(void);

// What the headers show to GNU programs only; of ppoll the form for one descriptor.
int ced_ppoll(struct pollfd *poll, const struct timespec *time, const sigset_t *mask);
int ced_width(wchar_t character);

// The number of the terminal database's answer: 1 when it knows the terminal.
int ced_knows_terminal(const char *name);

#endif
