#!/bin/sh
# Makes a base image from Debian's packages and this machine's Node 24, where no registry of images can be reached:
#   deploy/image/base.sh && buildah build --build-arg NODE=localhost/node:24 --format docker -f deploy/image/Containerfile -t amberly .
# Needs mmdebstrap and buildah.
set -eu
node=${NODE_BINARY:-$(command -v node)}
npm=$(dirname "$(dirname "$(realpath "$(command -v npm)")")")
"$node" -e 'if (Number.parseInt(process.versions.node, 10) < 24) throw new Error("Node 24 or later is needed: NODE_BINARY names it.")'
root=${BASE_TAR:-$(mktemp --suffix .tar)}
[ -s "$root" ] || mmdebstrap --variant=minbase --include=ca-certificates bookworm "$root"
container=$(buildah from scratch)
buildah add --quiet "$container" "$root" /
buildah copy --quiet "$container" "$node" /usr/local/bin/node
buildah copy --quiet "$container" "$npm" /usr/local/lib/node_modules/npm
buildah run "$container" -- sh -c 'ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm; ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx'
buildah commit --quiet --rm "$container" localhost/node:24
