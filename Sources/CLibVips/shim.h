// What Swift cannot import from libvips: variadic calls and macros. Each shim says why it is here.
#ifndef NOTELET_CLIBVIPS_SHIM_H
#define NOTELET_CLIBVIPS_SHIM_H

#include <vips/vips.h>

#endif
