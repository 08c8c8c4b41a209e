// What Swift cannot import from FFmpeg's libraries: macros, variadics and everything that differs between the
// versions 5.1 to 8.x. No Swift file knows a version. Each shim says why it is here.
#ifndef NOTELET_CLIBAV_SHIM_H
#define NOTELET_CLIBAV_SHIM_H

#include <libavcodec/avcodec.h>
#include <libavfilter/avfilter.h>
#include <libavfilter/buffersink.h>
#include <libavfilter/buffersrc.h>
#include <libavformat/avformat.h>
#include <libavutil/avutil.h>
#include <libavutil/channel_layout.h>
#include <libavutil/display.h>
#include <libavutil/imgutils.h>
#include <libavutil/log.h>
#include <libavutil/mastering_display_metadata.h>
#include <libavutil/opt.h>
#include <libavutil/pixdesc.h>
#include <libswresample/swresample.h>
#include <libswscale/swscale.h>

#endif
