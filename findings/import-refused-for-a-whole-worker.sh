#!/usr/bin/env bash
# Guess: an import that a Vitest test begins and does not await ends with its file: the next file, in the same worker under
# `isolate: false`, imports the same module anew.
# Seen: when a file ends, Vitest refuses what the worker is asking for at that moment, and the module whose import was refused keeps the
# refusal: each later file of the worker that imports it fails with "Cannot load … after the environment was torn down", repeats
# (`retry`) included, though the file that began it has passed and nothing was reported. It needs a second worker that is still at work: a
# single worker gets all files as one run. `vi.dynamicImportSettled()` in an `afterAll` of a setup file ends it (test/imports-settled.ts).
# vitest 4.1.12, Node 20.20; 30 November 2026.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-audit --no-fund vitest@4.1.12
for chain in 0 1 2 3 4 5 6 7; do
  mkdir "chain$chain"
  for link in $(seq 0 79); do echo "export * from './$((link + 1)).js'" > "chain$chain/$link.js"; done
  echo "export const loaded = $chain" > "chain$chain/80.js"
done
cat > 1-slow.test.js <<'JS'
import { test } from 'vitest'
test('keeps a second worker busy', () => new Promise((done) => setTimeout(done, 4_000)))
JS
cat > 2-leaves.test.js <<'JS'
import { test } from 'vitest'
test('begins imports', () => {
  for (let chain = 0; chain < 8; chain++) import(`./chain${chain}/0.js`).catch(() => {})
})
JS
cat > 3-imports.test.js <<'JS'
import { expect, test } from 'vitest'
test.each([0, 1, 2, 3, 4, 5, 6, 7])('imports chain %i', { retry: 1 }, async (chain) => {
  expect((await import(`./chain${chain}/0.js`)).loaded).toBe(chain)
})
JS
cat > settled.js <<'JS'
import { afterAll, vi } from 'vitest'
afterAll(() => vi.dynamicImportSettled())
JS
cat > vitest.config.js <<'JS'
import { BaseSequencer } from 'vitest/node'
class ByName extends BaseSequencer {
  sort = async (files) => files.toSorted((a, b) => a.moduleId.localeCompare(b.moduleId))
}
const setupFiles = process.env.SETTLED ? ['./settled.js'] : []
export default { test: { isolate: false, maxWorkers: 2, sequence: { sequencer: ByName }, setupFiles } }
JS
# When a file ends is not to the millisecond, so the worst of five runs counts.
refused() {
  local most=0 count
  for _ in 1 2 3 4 5; do
    NO_COLOR=1 npx vitest run > out.txt 2>&1 || true
    count=$(grep -c '^EnvironmentTeardownError: Cannot load' out.txt || true)
    if [ "$count" -gt "$most" ]; then most=$count; fi
  done
  echo "$most"
}
as_it_is=$(refused)
settled=$(SETTLED=1 refused)
echo "errors in one run: $as_it_is as it is, $settled with vi.dynamicImportSettled()"
[ "$as_it_is" -gt 0 ] && [ "$settled" = 0 ] || { echo 'The behaviour has changed.'; exit 1; }
