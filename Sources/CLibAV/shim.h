// What Swift cannot import from FFmpeg's libraries: macros, variadics and everything that differs between the
// versions 5.1 to 8.x. No Swift file knows a version. Each shim says why it is here.
#ifndef NOTELET_CLIBAV_SHIM_H
#define NOTELET_CLIBAV_SHIM_H

#include <errno.h>
#include <libavcodec/avcodec.h>
#include <libavfilter/avfilter.h>
#include <libavfilter/buffersink.h>
#include <libavfilter/buffersrc.h>
#include <libavformat/avformat.h>
#include <libavutil/avutil.h>
#include <libavutil/channel_layout.h>
#include <libavutil/display.h>
#include <libavutil/dovi_meta.h>
#include <libavutil/imgutils.h>
#include <libavutil/log.h>
#include <libavutil/mastering_display_metadata.h>
#include <libavutil/opt.h>
#include <libavutil/pixdesc.h>
#include <libswresample/swresample.h>
#include <libswscale/swscale.h>

// AVERROR(), AVERROR_EOF and the like are function-like or multi-character macros, which are not imported.
static inline int notelet_error_again(void) { return AVERROR(EAGAIN); }
static inline int notelet_error_end(void) { return AVERROR_EOF; }
static inline int notelet_error_exit(void) { return AVERROR_EXIT; }
static inline int notelet_error_invalid_data(void) { return AVERROR_INVALIDDATA; }
static inline int notelet_error_no_memory(void) { return AVERROR(ENOMEM); }
static inline int notelet_error_no_space(void) { return AVERROR(ENOSPC); }
static inline int notelet_error_no_entry(void) { return AVERROR(ENOENT); }
static inline int notelet_error_no_access(void) { return AVERROR(EACCES); }

// AV_NOPTS_VALUE is a cast in a macro.
static inline int64_t notelet_no_timestamp(void) { return AV_NOPTS_VALUE; }

// MKTAG is function-like.
static inline uint32_t notelet_hvc1(void) { return MKTAG('h', 'v', 'c', '1'); }
static inline uint32_t notelet_avc1(void) { return MKTAG('a', 'v', 'c', '1'); }

// av_strerror wants a caller's buffer of AV_ERROR_MAX_STRING_SIZE, and av_err2str is a compound literal.
static inline void notelet_error_text(int code, char *_Nonnull buffer, size_t size) { av_strerror(code, buffer, size); }

// The log callback takes a va_list, which Swift cannot pass on: the line is put together here. `static` storage is
// safe as long as one Swift file alone calls the installer (each file that did would have its own copy).
typedef void (*notelet_log_handler)(int level, const char *_Nonnull line);
static inline notelet_log_handler _Nullable *_Nonnull notelet_log_slot(void) {
    static notelet_log_handler current = NULL;
    return &current;
}
static inline void notelet_log_callback(void *_Nullable context, int level, const char *_Nonnull format, va_list arguments) {
    notelet_log_handler handler = *notelet_log_slot();
    if (!handler || level > AV_LOG_WARNING) return;
    char line[1024];
    int prefix = 1;
    if (av_log_format_line2(context, level, format, arguments, line, sizeof line, &prefix) >= 0) handler(level, line);
}
static inline void notelet_log_install(notelet_log_handler _Nullable handler) {
    *notelet_log_slot() = handler;
    av_log_set_callback(notelet_log_callback);
}

// Side data of a stream moved into its codec parameters with 6.1 (libavformat 60.15).
static inline const uint8_t *_Nullable notelet_stream_side_data(
    const AVStream *_Nonnull stream, enum AVPacketSideDataType type, size_t *_Nonnull size) {
#if LIBAVFORMAT_VERSION_INT >= AV_VERSION_INT(60, 15, 100)
    const AVPacketSideData *found = av_packet_side_data_get(
        stream->codecpar->coded_side_data, stream->codecpar->nb_coded_side_data, type);
    *size = found ? found->size : 0;
    return found ? found->data : NULL;
#else
    return av_stream_get_side_data(stream, type, size);
#endif
}

// `interlaced_frame` became a flag with 6.1 (libavutil 58.7) and is gone later.
static inline int notelet_frame_is_interlaced(const AVFrame *_Nonnull frame) {
#if LIBAVUTIL_VERSION_INT >= AV_VERSION_INT(58, 7, 100)
    return (frame->flags & AV_FRAME_FLAG_INTERLACED) != 0;
#else
    return frame->interlaced_frame;
#endif
}
static inline void notelet_frame_set_progressive(AVFrame *_Nonnull frame) {
#if LIBAVUTIL_VERSION_INT >= AV_VERSION_INT(58, 7, 100)
    frame->flags &= ~(AV_FRAME_FLAG_INTERLACED | AV_FRAME_FLAG_TOP_FIELD_FIRST | AV_FRAME_FLAG_KEY);
#else
    frame->interlaced_frame = 0;
    frame->top_field_first = 0;
    frame->key_frame = 0;
#endif
}

// `pkt_duration` became `duration` with 6.0 (libavutil 57.30 has both).
static inline int64_t notelet_frame_duration(const AVFrame *_Nonnull frame) {
#if LIBAVUTIL_VERSION_INT >= AV_VERSION_INT(57, 30, 100)
    return frame->duration;
#else
    return frame->pkt_duration;
#endif
}

// From 7.0 on a buffer source is told colour space and range up front; before, there is no such field.
static inline int notelet_buffer_source_init(
    AVFilterContext *_Nonnull source, int width, int height, int format, AVRational time_base, AVRational aspect, int space, int range) {
    AVBufferSrcParameters *parameters = av_buffersrc_parameters_alloc();
    if (!parameters) return AVERROR(ENOMEM);
    parameters->format = format;
    parameters->width = width;
    parameters->height = height;
    parameters->time_base = time_base;
    parameters->sample_aspect_ratio = aspect;
#if LIBAVFILTER_VERSION_INT >= AV_VERSION_INT(10, 0, 100)
    parameters->color_space = (enum AVColorSpace)space;
    parameters->color_range = (enum AVColorRange)range;
#else
    (void)space;
    (void)range;
#endif
    int code = av_buffersrc_parameters_set(source, parameters);
    av_free(parameters);
    return code < 0 ? code : avfilter_init_str(source, NULL);
}

// The same for sound: the channel layout is a union inside a struct, awkward to copy from Swift.
static inline int notelet_buffer_source_init_audio(
    AVFilterContext *_Nonnull source, const AVFrame *_Nonnull frame, AVRational time_base) {
    AVBufferSrcParameters *parameters = av_buffersrc_parameters_alloc();
    if (!parameters) return AVERROR(ENOMEM);
    parameters->format = frame->format;
    parameters->sample_rate = frame->sample_rate;
    parameters->time_base = time_base;
    int code = av_channel_layout_copy(&parameters->ch_layout, &frame->ch_layout);
    if (code >= 0 && parameters->ch_layout.order == AV_CHANNEL_ORDER_UNSPEC)
        av_channel_layout_default(&parameters->ch_layout, frame->ch_layout.nb_channels);
    if (code >= 0) code = av_buffersrc_parameters_set(source, parameters);
    av_channel_layout_uninit(&parameters->ch_layout);
    av_free(parameters);
    return code < 0 ? code : avfilter_init_str(source, NULL);
}

// AV_PIX_FMT_FLAG_* are unsigned shifts that are not imported.
static inline int notelet_pixel_has_alpha(const AVPixFmtDescriptor *_Nonnull d) { return (d->flags & AV_PIX_FMT_FLAG_ALPHA) != 0; }
static inline int notelet_pixel_is_rgb(const AVPixFmtDescriptor *_Nonnull d) {
    return (d->flags & (AV_PIX_FMT_FLAG_RGB | AV_PIX_FMT_FLAG_PAL)) != 0;
}
static inline int notelet_pixel_is_hardware(const AVPixFmtDescriptor *_Nonnull d) { return (d->flags & AV_PIX_FMT_FLAG_HWACCEL) != 0; }

// These flags are shifts or change their type between versions.
static inline int notelet_packet_is_corrupt(const AVPacket *_Nonnull p) { return (p->flags & AV_PKT_FLAG_CORRUPT) != 0; }
static inline int notelet_packet_is_discarded(const AVPacket *_Nonnull p) { return (p->flags & AV_PKT_FLAG_DISCARD) != 0; }
static inline int notelet_packet_is_key(const AVPacket *_Nonnull p) { return (p->flags & AV_PKT_FLAG_KEY) != 0; }
static inline void notelet_packet_set_key(AVPacket *_Nonnull p, int key) { p->flags = key ? AV_PKT_FLAG_KEY : 0; }
static inline int notelet_frame_is_damaged(const AVFrame *_Nonnull f) {
    return (f->flags & AV_FRAME_FLAG_CORRUPT) != 0 || f->decode_error_flags != 0;
}
static inline void notelet_codec_set_encoder_flags(AVCodecContext *_Nonnull c) {
    c->flags |= AV_CODEC_FLAG_GLOBAL_HEADER | AV_CODEC_FLAG_BITEXACT | AV_CODEC_FLAG_CLOSED_GOP;
}
static inline void notelet_format_set_bitexact(AVFormatContext *_Nonnull f) { f->flags |= AVFMT_FLAG_BITEXACT; }
static inline int notelet_stream_is_still(const AVStream *_Nonnull s) {
    return (s->disposition & (AV_DISPOSITION_ATTACHED_PIC | AV_DISPOSITION_TIMED_THUMBNAILS | AV_DISPOSITION_STILL_IMAGE)) != 0;
}
static inline int notelet_stream_is_default(const AVStream *_Nonnull s) { return (s->disposition & AV_DISPOSITION_DEFAULT) != 0; }
static inline int notelet_stream_had_packets(const AVStream *_Nonnull s) { return (s->event_flags & AVSTREAM_EVENT_FLAG_NEW_PACKETS) != 0; }

// AVIO_FLAG_* are macros without a usable type.
static inline int notelet_open_for_reading(AVIOContext *_Nullable *_Nonnull io, const char *_Nonnull url) {
    return avio_open(io, url, AVIO_FLAG_READ);
}
static inline int notelet_open_for_writing(AVIOContext *_Nullable *_Nonnull io, const char *_Nonnull url) {
    return avio_open(io, url, AVIO_FLAG_WRITE);
}

// Asks the demuxer, through its interrupt callback (a C function pointer in a struct), whether to go on.
static inline void notelet_format_set_interrupt(
    AVFormatContext *_Nonnull f, int (*_Nonnull callback)(void *_Nullable), void *_Nullable opaque) {
    f->interrupt_callback.callback = callback;
    f->interrupt_callback.opaque = opaque;
}

// The whitelist fields are `char *` that the context frees: they have to come from av_strdup.
static inline void notelet_format_allow_only_files(AVFormatContext *_Nonnull f) {
    av_freep(&f->protocol_whitelist);
    f->protocol_whitelist = av_strdup("file");
}

#endif
