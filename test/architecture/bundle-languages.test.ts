import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, test, vi } from 'vitest'
import { LANGUAGES } from '../../src/contract/language.ts'

/** With gzip. Arabic has the longest texts, and plurals of six forms; English has a tighter budget (bundle.test.ts). */
const MAX_SCRIPT_BYTES = 144_100 // as bundle.test.ts; the names of chunks alone move it by some ten bytes

test.each(LANGUAGES)(
  'the home page in “%s” stays within its budget of scripts',
  {
    tags: 'all',
    timeout: 180_000,
  },
  async (language) => {
    vi.stubEnv('NODE_ENV', 'production')
    vi.stubEnv('PAGE_LANGUAGE', language)
    const built = await build({ logLevel: 'silent', mode: 'production', build: { write: false } })
    vi.unstubAllEnvs()
    const outputs = 'output' in built ? built.output : []
    const first = loadedAtFirst(outputs.flatMap((output) => (output.type === 'chunk' ? [output] : [])))
    expect(first.length).toBeGreaterThan(2)
    expect(first.reduce((sum, { code }) => sum + gzipSync(code).length, 0)).toBeLessThan(MAX_SCRIPT_BYTES)
  },
)

/** The entry, which has the home page, and all that it imports before it can run. */
function loadedAtFirst(chunks: Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const names = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  for (const name of names)
    for (const more of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) names.add(more)
  return chunks.filter(({ fileName }) => names.has(fileName))
}
