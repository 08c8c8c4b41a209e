// OpenSSL's digests, for SHA-256 on Linux, where Foundation has none (Darwin has CryptoKit).
#ifndef NOTELET_CLIBCRYPTO_SHIM_H
#define NOTELET_CLIBCRYPTO_SHIM_H

#include <openssl/evp.h>

#endif
