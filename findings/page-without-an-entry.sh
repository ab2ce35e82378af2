#!/usr/bin/env bash
# The guess: Vite's manifest names the file of each module that is imported with import(), whatever files the code is divided into; a server finds a
# page's preloads by it.
# What happens: if a group of `codeSplitting` takes the module in, the build passes and the module has no entry any more, neither its own nor one that
# says which file has it. import() still works in the browser: only what reads the manifest finds nothing. A group that leaves the module itself out,
# and takes what it imports, keeps the entry.
# Package: vite 8.3.8 (with the rolldown that it asks for); seen 30 November 2026. Our build's test asks that each screen has an entry.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund vite@8.3.8
mkdir src
echo "import('./src/page.js').then(({ page }) => page())
import('./src/other.js').then(({ other }) => other())" > main.js
echo "import { shared } from './part.js'
export const page = () => shared('page')" > src/page.js
echo "import { shared } from './part.js'
export const other = () => shared('other')" > src/other.js
echo "export const shared = (name) => document.body.append(name)" > src/part.js
echo '<script type="module" src="/main.js"></script>' > index.html
cat > build.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { build } from 'vite'

async function entries(groups) {
  const rolldownOptions = { output: { codeSplitting: { includeDependenciesRecursively: false, groups } } }
  await build({ configFile: false, logLevel: 'error', build: { manifest: true, rolldownOptions } })
  return Object.keys(JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))).sort()
}

const grouped = (test) => [{ name: 'group', test }]
const seen = {
  'without groups': await entries([]),
  'a group of what the page imports': await entries(grouped(/part\.js$/)),
  'a group of the page and what it imports': await entries(grouped(/(?:part|page)\.js$/)),
}
console.log(seen)
const has = (what, module) => seen[what].includes(module)
const isKept = has('without groups', 'src/page.js') && has('a group of what the page imports', 'src/page.js')
const isLost = !has('a group of the page and what it imports', 'src/page.js')
const isOtherKept = has('a group of the page and what it imports', 'src/other.js')
if (!isKept || !isLost || !isOtherKept) {
  console.error('The behaviour has changed: a module in a group has an entry in the manifest, or one outside has none.')
  process.exit(1)
}
JS
node build.mjs
