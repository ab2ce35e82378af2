#!/usr/bin/env bash
# The guess: loading pg loads what speaks to PostgreSQL: sockets, TLS, hashing.
# What happens: where there is no `navigator` (Node 20), pg makes a `Response` to find out whether it runs on Cloudflare, and that one call has Node
# load undici, its whole HTTP client; with a `navigator` that names its user agent (Node 21 and later) it asks that instead. It took 44 of the
# 1,500 ms of a profiled start.
# Package: pg 8.23.1 on Node 20.20.2; seen 29 November 2026. Our bundle defines `navigator` as later versions of Node do (scripts/build.mjs).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pg@8.23.1
loads() {
  node -e "
  $1
  require('pg')
  console.log(process.moduleLoadList.some((name) => name.includes('undici')))"
}
without=$(loads 'delete globalThis.navigator')
with=$(loads "Object.defineProperty(globalThis, 'navigator', { value: { userAgent: 'Node.js/21' }, configurable: true })")
node --version
echo "undici is loaded with pg: without a navigator $without, with one $with"
if [ "$without" != true ] || [ "$with" != false ]; then
  echo 'The behaviour has changed: loading pg no longer depends on a navigator.' >&2
  exit 1
fi
