import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInThisContext } from 'node:vm'
import { build } from 'esbuild'
import { expect, onTestFinished, test } from 'vitest'
import { asciiSource } from '../../scripts/build/ascii-source.mjs'

const TICK = '`'
const SOURCE = String.raw`
// A comment with a sign: €
const größe = { text: 'é\n—', template: ${TICK}ü٫${TICK}, escaped: '\\\u20ac', sign: '\€' }
export const values = [
  ...Object.values(größe),
  /^[وف]?ال/u.test('والبيت'), /[！-～]/.test('ａ'), /\–/.test('–'), /[\\–]/.test('\\'), /^[😀]$/u.test('😀'), /[–]/.test('\u0080'),
  new RegExp(String.raw${TICK}^(?:кв|€)\d${TICK}).test('кв2'),
]`

test.each(['ts', 'mjs'])(
  'a bundle of a .%s file has ASCII alone, and means what its source does',
  async (extension) => {
    const folder = await mkdtemp(join(tmpdir(), 'keyhaven-ascii-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const path = join(folder, `source.${extension}`)
    await writeFile(path, SOURCE)
    const bundled = await build({
      entryPoints: [path],
      bundle: true,
      write: false,
      format: 'cjs',
      logLevel: 'silent',
      plugins: [asciiSource],
    })
    const text = bundled.outputFiles[0]?.text ?? ''
    expect(text).toMatch(/^[\0-\x7F]+$/)
    const module = { exports: {} as { values: unknown[] } }
    runInThisContext(`(module) => {${text}}`)(module)
    const plain = (await import(/* @vite-ignore */ `${path}?plain`)) as { values: unknown[] }
    expect(module.exports.values).toEqual(plain.values)
    expect(module.exports.values.slice(4)).toEqual([true, true, true, true, true, false, true])
  },
)
