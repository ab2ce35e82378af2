import { expect, test } from 'vitest'
import { imageApi, isHeic, MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from './image.ts'
import { documentIdOf, initialsPath, isStoredFile, pictureIdOf, picturePath, storedFiles } from './picture-file.ts'

const id = '0190163d-8694-739b-aea5-966c26f8ad91'

test('an upload needs a sign-in and a file', () => {
  expect(imageApi.upload).toMatchObject({ access: 'signedIn', file: 'image' })
})

test('a picture has 8 MB and 40 megapixels at most', () => {
  expect([MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS]).toEqual([8_388_608, 40_000_000])
})

test('a picture is a file for each width, two of them also as AVIF, a document is one file', () => {
  expect(storedFiles(id)).toEqual([
    `${id}-400.webp`,
    `${id}-800.webp`,
    `${id}.webp`,
    `${id}-400.avif`,
    `${id}-800.avif`,
    `${id}.pdf`,
  ])
  expect(picturePath(id)).toBe(`/media/${id}.webp`)
})

test.each(storedFiles(id).slice(0, -1))('%s is the file of a picture, and none of a document', (name) => {
  expect(isStoredFile(name)).toBe(true)
  expect(pictureIdOf(`/media/${name}`)).toBe(id)
  expect(documentIdOf(`/media/${name}`)).toBeUndefined()
})

test('a PDF is the file of a document, and none of a picture', () => {
  expect(isStoredFile(`${id}.pdf`)).toBe(true)
  expect(documentIdOf(`/media/${id}.pdf`)).toBe(id)
  expect(pictureIdOf(`/media/${id}.pdf`)).toBeUndefined()
})

test.each([
  `${id}-1600.webp`,
  `${id}.avif`,
  `${id}.webp.br`,
  `${id}xwebp`,
  `../${id}.webp`,
  'a.webp',
  '',
  `${id.toUpperCase()}.webp`,
])('“%s” is no file of a picture', (name) => {
  expect(isStoredFile(name)).toBe(false)
  expect(pictureIdOf(`/media/${name}`)).toBeUndefined()
})

test.each([`https://elsewhere.example/media/${id}.webp`, `/demo/${id}.webp`, `/media/${id}.webp?x`])(
  'the picture at %s is none of ours',
  (address) => expect(pictureIdOf(address)).toBeUndefined(),
)

const box = (brands: string) => new TextEncoder().encode(`\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}`)

test.each([
  ['heic\0\0\0\0mif1heic', true],
  ['mif1\0\0\0\0mif1heicmiaf', true],
  ['heix\0\0\0\0mif1heix', true],
  ['msf1\0\0\0\0msf1hevc', true],
  ['mif1\0\0\0\0mif1miaf', true],
  ['avif\0\0\0\0avifmif1miaf', false],
  ['mif1\0\0\0\0mif1avif', false],
  ['isom\0\0\0\0isommp42', false],
])('a file of the brands %j is HEIC: %s', (brands, expected) => {
  expect(isHeic(box(brands))).toBe(expected)
})

test('what is shorter, or begins otherwise, is no HEIC', () => {
  for (const text of ['', 'ftyp', 'RIFF    WEBPheic', '\u00ff\u00d8\u00ff ftypheic'])
    expect(isHeic(new TextEncoder().encode(text))).toBe(false)
})

test('initials are drawn at an address that has the name in it, as an address writes it', () => {
  expect(initialsPath('Ann & Bob')).toBe('/media/initials?name=Ann+%26+Bob')
})
