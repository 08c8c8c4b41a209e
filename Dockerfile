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
RUN apt-get update \
    && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
        libvips42 libssl3 libcurl4 ca-certificates \
        libavformat59 libavcodec59 libavfilter8 libavutil57 libswscale6 libswresample4 libssl3 \
        libcurl4 ca-certificates \
    && rm -rf /var/lib/apt/lists/*
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
