// What Swift cannot import from libcurl: curl_easy_setopt and curl_easy_getinfo are variadic, so there is one shim for each
// type of argument, which the compiler then checks; options that only newer versions have are told apart here, so that no
// Swift file knows a version. Each shim says why it is here.
#ifndef NOTELET_CLIBCURL_SHIM_H
#define NOTELET_CLIBCURL_SHIM_H

// The header's own type checks are macros for calls from C.
#define CURL_DISABLE_TYPECHECK 1
#include <curl/curl.h>

#pragma clang assume_nonnull begin

// Variadic: a `long` option.
static inline CURLcode nl_curl_set_long(CURL *easy, CURLoption option, long value) {
    return curl_easy_setopt(easy, option, value);
}

// Variadic: a string option; libcurl keeps a copy.
static inline CURLcode nl_curl_set_string(CURL *easy, CURLoption option, const char *_Nullable value) {
    return curl_easy_setopt(easy, option, value);
}

// Variadic: a list of header lines, which must outlive the transfer.
static inline CURLcode nl_curl_set_list(CURL *easy, CURLoption option, struct curl_slist *_Nullable list) {
    return curl_easy_setopt(easy, option, list);
}

// Variadic: the buffer for the error's words, of CURL_ERROR_SIZE bytes, which must outlive the handle.
static inline CURLcode nl_curl_set_error_buffer(CURL *easy, char *buffer) {
    return curl_easy_setopt(easy, CURLOPT_ERRORBUFFER, buffer);
}

// Variadic: the receiver of the body, with its context.
static inline CURLcode nl_curl_on_body(CURL *easy, curl_write_callback receive, void *context) {
    CURLcode code = curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, receive);
    return code != CURLE_OK ? code : curl_easy_setopt(easy, CURLOPT_WRITEDATA, context);
}

// Variadic: the receiver of header lines, with its context.
static inline CURLcode nl_curl_on_header(CURL *easy, curl_write_callback receive, void *context) {
    CURLcode code = curl_easy_setopt(easy, CURLOPT_HEADERFUNCTION, receive);
    return code != CURLE_OK ? code : curl_easy_setopt(easy, CURLOPT_HEADERDATA, context);
}

// Variadic: the maker of sockets, which sees each address before a connection is tried.
static inline CURLcode nl_curl_on_open_socket(CURL *easy, curl_opensocket_callback open_socket, void *context) {
    CURLcode code = curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, open_socket);
    return code != CURLE_OK ? code : curl_easy_setopt(easy, CURLOPT_OPENSOCKETDATA, context);
}

// CURLOPT_PROTOCOLS_STR is new in 7.85, where the bit mask before it became deprecated.
static inline CURLcode nl_curl_only_http(CURL *easy) {
#if LIBCURL_VERSION_NUM >= 0x075500
    CURLcode code = curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https");
    return code != CURLE_OK ? code : curl_easy_setopt(easy, CURLOPT_REDIR_PROTOCOLS_STR, "http,https");
#else
    long both = CURLPROTO_HTTP | CURLPROTO_HTTPS;
    CURLcode code = curl_easy_setopt(easy, CURLOPT_PROTOCOLS, both);
    return code != CURLE_OK ? code : curl_easy_setopt(easy, CURLOPT_REDIR_PROTOCOLS, both);
#endif
}

// CURLOPT_QUICK_EXIT is new in 7.87: a name look-up that hangs does not hold up the end of a transfer.
static inline CURLcode nl_curl_leave_lookups(CURL *easy) {
#if LIBCURL_VERSION_NUM >= 0x075700
    return curl_easy_setopt(easy, CURLOPT_QUICK_EXIT, 1L);
#else
    return CURLE_OK;
#endif
}

// CURL_GLOBAL_DEFAULT is a macro made of other macros.
static inline CURLcode nl_curl_start(void) { return curl_global_init(CURL_GLOBAL_DEFAULT); }

// CURLMsg holds its result in a union whose meaning depends on `msg`: the result of the one transfer of a multi handle, or
// -1 while it goes on.
static inline int nl_curl_result(CURLM *multi) {
    int left = 0;
    CURLMsg *message;
    while ((message = curl_multi_info_read(multi, &left)))
        if (message->msg == CURLMSG_DONE) return (int)message->data.result;
    return -1;
}

#pragma clang assume_nonnull end

#endif
