import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { loadPictureMatcher, type PictureMatcher } from './same-picture.ts'

const photo = (name: string) => readFile(new URL(`../test/${name}.webp`, import.meta.url))
let matcher: PictureMatcher
let villa: Buffer
beforeAll(async () => {
  matcher = await loadPictureMatcher()
  villa = await photo('01-modern-villa-pool')
})

async function described(bytes: Uint8Array) {
  const found = await matcher.describe(bytes)
  if (!found) throw new Error('the picture shows too little')
  return found
}

/** Returns whether a lookup proposes the other picture by a shared word, and whether it then is the same. */
async function isFound(copy: Uint8Array, original: Uint8Array) {
  const [one, other] = [await described(copy), await described(original)]
  for (const { probes, features } of one.lookups)
    if (probes.some((word) => other.words.includes(word)) && (await matcher.isSame(features, other.features)))
      return true
  return false
}

test.each<[string, (picture: Sharp) => Sharp]>([
  ['compressed to a small JPEG', (picture) => picture.resize(400).jpeg({ quality: 50 })],
  ['cropped', (picture) => picture.extract({ left: 60, top: 40, width: 680, height: 440 })],
  ['mirrored', (picture) => picture.flop()],
  ['brightened', (picture) => picture.modulate({ brightness: 1.2, saturation: 0.7 })],
])('finds a copy that was %s', async (_, alter) => {
  expect(await isFound(await alter(sharp(villa)).toBuffer(), villa)).toBe(true)
})

test('another photograph is no copy', async () => {
  const [one, other] = [await described(villa), await described(await photo('02-mediterranean-house'))]
  expect(await matcher.isSame(one.features, other.features)).toBe(false)
})

test('a picture of one colour and a ribbon can’t be described, and what is no picture is refused', async () => {
  const plain = sharp({ create: { width: 400, height: 300, channels: 3, background: '#abc' } })
  expect(await matcher.describe(await plain.clone().webp().toBuffer())).toBeUndefined()
  expect(await matcher.describe(await sharp(villa).resize(800, 20, { fit: 'fill' }).toBuffer())).toBeUndefined()
  await expect(matcher.describe(Buffer.from('no picture'))).rejects.toThrow()
})

test('a drawing has no words to be looked up by', async () => {
  const plan =
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#fff"/><path d="M80 80H820V520H80ZM80 300H420V520" fill="none" stroke="#000" stroke-width="10"/></svg>'
  expect(await matcher.describe(await sharp(Buffer.from(plan)).webp().toBuffer())).toMatchObject({
    words: [],
    lookups: [],
  })
})
