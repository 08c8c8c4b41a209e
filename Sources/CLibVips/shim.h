// What Swift cannot import from libvips: variadic calls and macros. Each shim says why it is here.
//
// libvips' operations are variadic C functions that end in NULL, which Swift cannot call. A shim below fixes the option
// names that this package uses and takes their values as ordinary parameters, so that the compiler checks them. All return
// 0, or -1 with words in libvips' error buffer, and give the caller one reference in `out`.
#ifndef NOTELET_CLIBVIPS_SHIM_H
#define NOTELET_CLIBVIPS_SHIM_H

#include <vips/vips.h>
#include <zlib.h>

#pragma clang assume_nonnull begin

typedef VipsImage *_Nullable *NLOut;

// MARK: The library itself

// VIPS_INIT is a macro. Untrusted loaders are blocked by class; SVG and JPEG XL are let through again by name, and so is
// the writer of JPEG XL, which libvips counts among them.
static inline int nl_start(const char *program) {
    if (VIPS_INIT(program) != 0) return -1;
    vips_block_untrusted_set(TRUE);
    vips_operation_block_set("VipsForeignLoadSvg", FALSE);
    vips_operation_block_set("VipsForeignLoadJxl", FALSE);
    vips_operation_block_set("VipsForeignSaveJxl", FALSE);
    vips_concurrency_set(1);
    vips_cache_set_max(0);
    vips_cache_set_max_mem(0);
    vips_cache_set_max_files(0);
    return 0;
}

static inline void nl_ignore_log(const char *_Nullable domain, GLogLevelFlags level, const char *_Nullable text,
                                 void *_Nullable data) {}

// G_LOG_LEVEL_MASK is a macro with a cast. GLib prints on stderr what libvips says of a damaged file; stderr is ours.
static inline void nl_silence_log(void) {
    GLogLevelFlags levels = (GLogLevelFlags)(G_LOG_LEVEL_MASK | G_LOG_FLAG_RECURSION);
    g_log_set_handler("VIPS", levels, nl_ignore_log, NULL);
    g_log_set_handler("GLib-GObject", levels, nl_ignore_log, NULL);
    g_log_set_handler("librsvg", levels, nl_ignore_log, NULL);
}

// Whether an operation of this name exists here: G_TYPE_IS_ABSTRACT and friends are macros.
static inline gboolean nl_has_operation(const char *nickname) {
    return vips_type_find("VipsOperation", nickname) != 0;
}

// A GCallback cast is a macro. `stop` is asked at every progress signal; once it answers other than 0 the image is killed.
typedef struct {
    int (*stop)(void *_Nullable context);
    void *_Nullable context;
} NLWatch;

static inline void nl_on_eval(VipsImage *image, void *_Nullable progress, NLWatch *watch) {
    if (watch->stop(watch->context)) vips_image_set_kill(image, TRUE);
}

static inline void nl_watch(VipsImage *image, NLWatch *watch) {
    vips_image_set_progress(image, TRUE);
    g_signal_connect_data(image, "eval", (GCallback)nl_on_eval, watch, NULL, (GConnectFlags)0);
}

// MARK: Loading. Each loader is called by name: libvips never chooses one itself. Rows are read once, from top to bottom.

static inline int nl_jpegload(const void *bytes, size_t count, int shrink, VipsFailOn fail_on, NLOut out) {
    return vips_jpegload_buffer((void *)bytes, count, out, "shrink", shrink, "access", VIPS_ACCESS_SEQUENTIAL, "fail_on",
                                fail_on, NULL);
}
static inline int nl_pngload(const void *bytes, size_t count, NLOut out) {
    return vips_pngload_buffer((void *)bytes, count, out, "access", VIPS_ACCESS_SEQUENTIAL, "fail_on", VIPS_FAIL_ON_TRUNCATED, NULL);
}
static inline int nl_webpload(const void *bytes, size_t count, int pages, NLOut out) {
    return vips_webpload_buffer((void *)bytes, count, out, "n", pages, "access", VIPS_ACCESS_SEQUENTIAL, "fail_on",
                                VIPS_FAIL_ON_TRUNCATED, NULL);
}
static inline int nl_gifload(const void *bytes, size_t count, NLOut out) {
    return vips_gifload_buffer((void *)bytes, count, out, "access", VIPS_ACCESS_SEQUENTIAL, "fail_on", VIPS_FAIL_ON_TRUNCATED, NULL);
}
static inline int nl_tiffload(const void *bytes, size_t count, NLOut out) {
    return vips_tiffload_buffer((void *)bytes, count, out, "access", VIPS_ACCESS_SEQUENTIAL, "fail_on", VIPS_FAIL_ON_TRUNCATED, NULL);
}
static inline int nl_heifload(const void *bytes, size_t count, NLOut out) {
    return vips_heifload_buffer((void *)bytes, count, out, "access", VIPS_ACCESS_SEQUENTIAL, "fail_on", VIPS_FAIL_ON_TRUNCATED, NULL);
}
static inline int nl_jxlload(const void *bytes, size_t count, NLOut out) {
    return vips_jxlload_buffer((void *)bytes, count, out, "access", VIPS_ACCESS_SEQUENTIAL, "fail_on", VIPS_FAIL_ON_TRUNCATED, NULL);
}
static inline int nl_svgload(const void *bytes, size_t count, double scale, NLOut out) {
    return vips_svgload_buffer((void *)bytes, count, out, "scale", scale, NULL);
}

// MARK: Pixels

static inline int nl_resize(VipsImage *in, double horizontal, double vertical, NLOut out) {
    return vips_resize(in, out, horizontal, "vscale", vertical, "kernel", VIPS_KERNEL_LANCZOS3, NULL);
}
static inline int nl_enlarge(VipsImage *in, double horizontal, double vertical, NLOut out) {
    return vips_resize(in, out, horizontal, "vscale", vertical, "kernel", VIPS_KERNEL_CUBIC, NULL);
}
static inline int nl_premultiply(VipsImage *in, double max_alpha, NLOut out) {
    return vips_premultiply(in, out, "max_alpha", max_alpha, NULL);
}
static inline int nl_unpremultiply(VipsImage *in, double max_alpha, NLOut out) {
    return vips_unpremultiply(in, out, "max_alpha", max_alpha, NULL);
}
static inline int nl_rotate(VipsImage *in, VipsAngle angle, NLOut out) { return vips_rot(in, out, angle, NULL); }
static inline int nl_flip(VipsImage *in, VipsDirection direction, NLOut out) { return vips_flip(in, out, direction, NULL); }
static inline int nl_crop(VipsImage *in, int left, int top, int width, int height, NLOut out) {
    return vips_extract_area(in, out, left, top, width, height, NULL);
}
static inline int nl_embed(VipsImage *in, int left, int top, int width, int height, NLOut out) {
    return vips_embed(in, out, left, top, width, height, "extend", VIPS_EXTEND_BLACK, NULL);
}
static inline int nl_compose(VipsImage *below, VipsImage *above, NLOut out) {
    return vips_composite2(below, above, out, VIPS_BLEND_MODE_OVER, NULL);
}
// The colour is an array object that has to be given back.
static inline int nl_flatten(VipsImage *in, double red, double green, double blue, NLOut out) {
    double colour[3] = {red, green, blue};
    VipsArrayDouble *background = vips_array_double_new(colour, 3);
    int status = vips_flatten(in, out, "background", background, NULL);
    vips_area_unref(VIPS_AREA(background));
    return status;
}
static inline int nl_bands(VipsImage *in, int first, int count, NLOut out) {
    return vips_extract_band(in, out, first, "n", count, NULL);
}
static inline int nl_join_bands(VipsImage *_Nonnull *_Nonnull in, int count, NLOut out) {
    return vips_bandjoin(in, out, count, NULL);
}
static inline int nl_linear(VipsImage *in, double factor, double offset, NLOut out) {
    return vips_linear1(in, out, factor, offset, NULL);
}
static inline int nl_cast(VipsImage *in, VipsBandFormat format, NLOut out) { return vips_cast(in, out, format, NULL); }
static inline int nl_rint(VipsImage *in, NLOut out) { return vips_rint(in, out, NULL); }
static inline int nl_min(VipsImage *in, double *smallest) { return vips_min(in, smallest, NULL); }
static inline int nl_blur(VipsImage *in, double sigma, NLOut out) { return vips_gaussblur(in, out, sigma, NULL); }
static inline int nl_retag(VipsImage *in, VipsInterpretation interpretation, NLOut out) {
    return vips_copy(in, out, "interpretation", interpretation, NULL);
}
static inline int nl_colourspace(VipsImage *in, VipsInterpretation space, NLOut out) {
    return vips_colourspace(in, out, space, NULL);
}
static inline int nl_icc_transform(VipsImage *in, const char *output, const char *_Nullable fallback, NLOut out) {
    if (fallback)
        return vips_icc_transform(in, out, output, "input_profile", fallback, "intent", VIPS_INTENT_RELATIVE,
                                  "black_point_compensation", TRUE, "depth", 8, NULL);
    return vips_icc_transform(in, out, output, "embedded", TRUE, "intent", VIPS_INTENT_RELATIVE, "black_point_compensation",
                              TRUE, "depth", 8, NULL);
}
static inline int nl_smartcrop(VipsImage *in, int width, int height, VipsInteresting interesting, int *attention_x,
                               int *attention_y, NLOut out) {
    return vips_smartcrop(in, out, width, height, "interesting", interesting, "attention_x", attention_x, "attention_y",
                          attention_y, NULL);
}

// MARK: Encoding, into memory that the caller frees with g_free. Nothing of the metadata is written.

typedef void *_Nullable *NLBytes;

static inline int nl_jpegsave(VipsImage *in, int quality, gboolean subsample, NLBytes bytes, size_t *count) {
    return vips_jpegsave_buffer(in, bytes, count, "Q", quality, "optimize_coding", TRUE, "interlace", TRUE, "subsample_mode",
                                subsample ? VIPS_FOREIGN_SUBSAMPLE_ON : VIPS_FOREIGN_SUBSAMPLE_OFF, "strip", TRUE, NULL);
}
static inline int nl_pngsave(VipsImage *in, NLBytes bytes, size_t *count) {
    return vips_pngsave_buffer(in, bytes, count, "compression", 6, "filter", VIPS_FOREIGN_PNG_FILTER_ALL, "strip", TRUE, NULL);
}
static inline int nl_webpsave(VipsImage *in, int quality, gboolean lossless, gboolean sharp_chroma, NLBytes bytes,
                              size_t *count) {
    return vips_webpsave_buffer(in, bytes, count, "Q", quality, "lossless", lossless, "smart_subsample", sharp_chroma, "effort",
                                4, "strip", TRUE, NULL);
}
static inline int nl_heifsave(VipsImage *in, VipsForeignHeifCompression compression, int quality, int effort,
                              gboolean subsample, NLBytes bytes, size_t *count) {
    return vips_heifsave_buffer(in, bytes, count, "Q", quality, "compression", compression, "effort", effort, "bitdepth", 8,
                                "subsample_mode", subsample ? VIPS_FOREIGN_SUBSAMPLE_ON : VIPS_FOREIGN_SUBSAMPLE_OFF, "strip",
                                TRUE, NULL);
}
static inline int nl_jxlsave(VipsImage *in, int quality, int effort, NLBytes bytes, size_t *count) {
    return vips_jxlsave_buffer(in, bytes, count, "Q", quality, "effort", effort, NULL);
}

// MARK: zlib

// inflateInit2 is a macro. 15 + 32: a zlib or a gzip header, found by itself.
static inline int nl_inflate_start(z_stream *stream) { return inflateInit2(stream, 15 + 32); }

#pragma clang assume_nonnull end

#endif
