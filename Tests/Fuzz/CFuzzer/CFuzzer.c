// libFuzzer is linked by `-sanitize=fuzzer`; this only names its function to Swift.
#include "CFuzzer.h"
