#!/usr/bin/env bash
# Guess: a test of Vitest that imports @techstark/opencv-js runs as the same lines do in Node.
# Seen: the import never ends. Vitest wraps a CommonJS module's default export (deps.interopDefault), the wrapper shows the `then` that
# Emscripten gives its module, and that one resolves to the module itself, so the awaited import asks for it again without an end.
# With deps.interopDefault off, or in Node alone, it loads. We turn it off for our packages' tests.
# vitest 4.1.12, @techstark/opencv-js 4.12.0-release.1, Node 20.20; 28 November 2026.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-audit --no-fund vitest@4.1.12 @techstark/opencv-js@4.12.0-release.1
cat > load.js <<'JS'
import * as opencv from '@techstark/opencv-js'
export const hasModule = 'default' in opencv || 'Mat' in opencv
JS
cat > load.test.js <<'JS'
import { expect, test } from 'vitest'
test('loads', async () => {
  const { hasModule } = await import('./load.js')
  expect(hasModule).toBe(true)
}, 8_000)
JS
node -e "import('./load.js').then(({ hasModule }) => console.log('Node: loaded', hasModule))"
outcome() { timeout 60 npx vitest run "$@" > out.txt 2>&1 && echo loads || echo 'does not load'; }
with=$(outcome)
echo "export default { test: { deps: { interopDefault: false } } }" > plain.config.js
without=$(outcome --config plain.config.js)
echo "Vitest, as it is: $with; with interopDefault off: $without"
[ "$with" = 'does not load' ] && [ "$without" = loads ] || { echo 'The behaviour has changed.'; exit 1; }
