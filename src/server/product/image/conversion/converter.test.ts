/** @module-tag all */
import { expect, onTestFinished, test } from 'vitest'
import { RENDITIONS } from '#contract/picture-file'
import { jpeg } from '../../../../../test/pictures/pictures.ts'
import { Refusal } from '../../../refusal.ts'
import { converter } from './converter.ts'

const fatal = new URL('../../../../../test/server/crashing-converter.ts', import.meta.url)

test('rejects a picture that ends the decoder or keeps it busy for ever, and the app continues', async () => {
  const { convert, stop } = converter({ entry: fatal, timeoutMs: 1000 })
  onTestFinished(stop)
  const started = Date.now()
  for (const bytes of [1, 2, 2]) {
    const refused = await convert(new Uint8Array(bytes)).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Refusal)
    expect(refused).toMatchObject({ kind: 'invalid' })
  }
  expect(Date.now() - started).toBeGreaterThanOrEqual(2000) // the third was converted by a new process, not the one that was ended
})

test('converts pictures after a pause, and concurrent ones', async () => {
  const { convert, stop } = converter({ idleMs: 1 })
  onTestFinished(stop)
  const picture = await jpeg()
  const at = async () => (await convert(picture)).renditions.map(({ width, format }) => ({ width, format }))
  expect(await at()).toEqual(RENDITIONS)
  expect(await Promise.all([at(), at()])).toEqual([RENDITIONS, RENDITIONS])
  await expect(convert(new Uint8Array(10))).rejects.toMatchObject({ kind: 'wrongKind' })
})
