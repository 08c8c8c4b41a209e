# notelet-media without the Swift toolchain.
#
#   docker build -t notelet-media .
#   docker run --rm --user "$(id -u):$(id -g)" -v "$PWD:/media" notelet-media process notes.json --out assets
#
# The folder with the notes is mounted at /media, which is the working folder: paths are typed as they
# are outside. Files are written with the user id that the container runs as. `--user` makes that yours;
# without it the container runs as 10001, which must then be allowed to write to the mounted folder.
# Rootless Docker and Podman map ids: with Podman, take `--userns=keep-id` in place of `--user`.

FROM swift:6.3-bookworm AS builder
RUN apt-get update \
    && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
        pkg-config libvips-dev libssl-dev libcurl4-openssl-dev \
        libavformat-dev libavcodec-dev libavfilter-dev libavutil-dev libswscale-dev libswresample-dev \
        libssl-dev libcurl4-openssl-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
# The runtime image has no Swift libraries, so they are linked into the program.
RUN swift build -c release --static-swift-stdlib --product notelet-media \
    && install -D -s -m 755 .build/release/notelet-media /out/notelet-media

FROM debian:bookworm-slim
# An eighth of what the libraries bring is never opened here: Intel's hardware encoders, voices that FFmpeg could speak with,
# a list of file types, and libvips' loaders for what is refused anyway (all that ImageMagick reads, PDF, slides),
# with what only these need. dpkg leaves them out, as the slim image does with manuals.
RUN printf 'path-exclude /usr/%s\n' \
        'lib/*/libmfxhw64.so*' 'lib/*/libmfx-tracer.so*' 'lib/*/mfx/*' \
        'lib/*/libflite_cmu_time_awb.so*' 'lib/*/libflite_cmu_grapheme_*' \
        'lib/*/vips-modules-*/vips-magick.so' 'lib/*/libMagick*' 'lib/*/ImageMagick-*' \
        'lib/*/vips-modules-*/vips-poppler.so' 'lib/*/libpoppler*' \
        'lib/*/vips-modules-*/vips-openslide.so' 'lib/*/libopenslide.so*' \
        'lib/*/libnss3.so' 'lib/*/libsmime3.so' 'lib/*/nss/*' 'lib/*/libicui18n.so*' 'share/libmysofa/*' 'share/X11/*' \
        >/etc/dpkg/dpkg.cfg.d/notelet-media \
    && apt-get update \
    && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
        ca-certificates libvips42 libssl3 libcurl4 \
        libavformat59 libavcodec59 libavfilter8 libavutil57 libswscale6 libswresample4 \
    && rm -rf /var/lib/apt/lists/* /usr/share/mime
COPY --from=builder /out/notelet-media /usr/local/bin/notelet-media
COPY LICENSE NOTICE /usr/share/doc/notelet-media/
# A number above those of a host's people and services, so that it means nobody there.
RUN useradd --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin notelet \
    && install -d -o notelet -g notelet /media
USER 10001:10001
WORKDIR /media
VOLUME /media
ENTRYPOINT ["notelet-media"]
CMD ["--help"]
