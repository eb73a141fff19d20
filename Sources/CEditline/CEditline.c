#define _GNU_SOURCE
#include "CEditline.h"

// Of the terminal database; its headers are not needed to build otherwise.
extern int tgetent(char *buffer, const char *name);

void ced_add_complete(EditLine *el, ced_command_fn command) {
  el_wset(el, EL_ADDFN, L"tabletalk-complete", L"Completes the word", command);
}
void ced_add_list(EditLine *el, ced_command_fn command) {
  el_wset(el, EL_ADDFN, L"tabletalk-list", L"Lists the completions", command);
}
void ced_add_paste(EditLine *el, ced_command_fn command) {
  el_wset(el, EL_ADDFN, L"tabletalk-paste", L"Takes pasted text", command);
}
void ced_add_interrupt(EditLine *el, ced_command_fn command) {
  el_wset(el, EL_ADDFN, L"tabletalk-interrupt", L"Drops the line", command);
}
void ced_add_up(EditLine *el, ced_command_fn command) {
  el_wset(el, EL_ADDFN, L"tabletalk-up", L"The row or the entry before", command);
}
void ced_add_down(EditLine *el, ced_command_fn command) {
  el_wset(el, EL_ADDFN, L"tabletalk-down", L"The row or the entry after", command);
}

int ced_bind(EditLine *el, const wchar_t *key, const wchar_t *command) {
  return el_wset(el, EL_BIND, key, command, (wchar_t *)NULL);
}
int ced_bind_alternative(EditLine *el, const wchar_t *key, const wchar_t *command) {
  return el_wset(el, EL_BIND, L"-a", key, command, (wchar_t *)NULL);
}

int ced_set_capability(EditLine *el, const wchar_t *name, const wchar_t *value) {
  return el_wset(el, EL_SETTC, name, value, (wchar_t *)NULL);
}

int ced_set_editor(EditLine *el, const wchar_t *name) { return el_wset(el, EL_EDITOR, name); }
int ced_set_prompt(EditLine *el, ced_prompt_fn prompt) { return el_wset(el, EL_PROMPT, prompt); }
int ced_set_reader(EditLine *el, ced_reader_fn reader) { return el_wset(el, EL_GETCFN, reader); }
int ced_set_client_data(EditLine *el, void *data) { return el_wset(el, EL_CLIENTDATA, data); }
void *ced_client_data(EditLine *el) {
  void *data = NULL;
  el_wget(el, EL_CLIENTDATA, &data);
  return data;
}
int ced_set_error_stream(EditLine *el, FILE *stream) { return el_wset(el, EL_SETFP, 2, stream); }
int ced_set_edit_mode(EditLine *el, int on) { return el_wset(el, EL_EDITMODE, on); }
int ced_edit_mode(EditLine *el) {
  int on = 0;
  el_wget(el, EL_EDITMODE, &on);
  return on;
}
int ced_prepare_terminal(EditLine *el, int on) { return el_wset(el, EL_PREP_TERM, on); }
int ced_refresh(EditLine *el) { return el_wset(el, EL_REFRESH); }

int ced_set_history(EditLine *el, HistoryW *history) {
  return el_wset(el, EL_HIST, history_w, history);
}
int ced_history_set_size(HistoryW *history, int size) {
  HistEventW event;
  return history_w(history, &event, H_SETSIZE, size);
}
int ced_history_enter(HistoryW *history, const wchar_t *entry) {
  HistEventW event;
  return history_w(history, &event, H_ENTER, entry);
}
int ced_history_clear(HistoryW *history) {
  HistEventW event;
  return history_w(history, &event, H_CLEAR);
}

FILE *ced_stdin(void) { return stdin; }
FILE *ced_stdout(void) { return stdout; }
FILE *ced_stderr(void) { return stderr; }

int ced_ppoll(struct pollfd *poll, const struct timespec *time, const sigset_t *mask) {
  return ppoll(poll, 1, time, mask);
}
int ced_width(wchar_t character) { return wcwidth(character); }

int ced_knows_terminal(const char *name) {
  char entry[4096];
  return tgetent(entry, name);
}
