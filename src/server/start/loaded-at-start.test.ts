import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, type Metafile } from 'esbuild'
import { beforeAll, expect, test } from 'vitest'

const START = 'src/server/start/start.ts'
let inputs: Metafile['inputs']

beforeAll(async () => {
  const { metafile } = await build({
    entryPoints: [START, 'src/server/start/program.ts'],
    bundle: true,
    write: false,
    outdir: 'dist/unused',
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    packages: 'bundle',
    external: ['sharp', '@techstark/opencv-js', 'pg-native', '@aws-sdk/client-s3', 'moment-timezone'],
    metafile: true,
  })
  inputs = metafile.inputs
})

/** This module and all that run before it. */
function loadedWith(module: string, found = new Set<string>()): Set<string> {
  if (found.has(module)) return found
  found.add(module)
  for (const { path, kind } of inputs[module]?.imports ?? []) if (kind !== 'dynamic-import') loadedWith(path, found)
  return found
}

test.each([
  ['Better Auth', /node_modules\/better-auth\//],
  ['the mail library', /node_modules\/nodemailer\//],
  ['the library that converts pictures', /src\/server\/product\/image\/conversion\/convert-picture\.ts$/],
  ['the library that recognizes kinds of files', /node_modules\/file-type\//],
  ['the job queue', /node_modules\/graphile-worker\//],
])('a start does not wait for %s, which is loaded later', (_what, path) => {
  const loaded = [...loadedWith(START), ...loadedWith('src/server/start/program.ts')]
  expect(loaded.length).toBeGreaterThan(100)
  expect(loaded.filter((module) => path.test(module))).toEqual([])
})

test('PostgreSQL is launched before most of the program is loaded', () => {
  const first = [...loadedWith('src/server/start/program.ts')]
  expect(first).toContain('src/server/start/provide-database.ts')
  expect(first.filter((module) => /fastify|src\/server\/product\//.test(module))).toEqual([])
})

test('V8 takes the code cache that the build made', async () => {
  const ask = `const { isCacheUsed } = runScript(${JSON.stringify(resolve('dist/server/program.js'))}, 'file:///'); console.log(isCacheUsed)`
  const { outputFiles } = await build({
    stdin: {
      contents: `import { runScript } from './cached-script.ts'; ${ask}`,
      resolveDir: 'src/server/platform/code-cache',
    },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
  })
  expect(execFileSync(process.execPath, ['-e', outputFiles[0]?.text ?? ''], { encoding: 'utf8' })).toBe('true\n')
})

test('the server has zod’s messages in English, and in no other language', () => {
  const text = readFileSync('dist/server/program.js', 'utf8')
  expect(text).toContain('Invalid input')
  expect(text).not.toContain('Ung\\xFCltige')
})
