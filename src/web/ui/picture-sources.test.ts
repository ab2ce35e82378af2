import { expect, test } from 'vitest'
import { pictureSources } from './picture-sources.ts'

test('our own pictures are offered in three widths, the smaller ones also as AVIF', () => {
  expect(pictureSources('/media/0198-abc.webp')).toEqual({
    src: '/media/0198-abc.webp',
    srcSet: '/media/0198-abc-400.webp 400w, /media/0198-abc-800.webp 800w, /media/0198-abc.webp 1600w',
    avif: '/media/0198-abc-400.avif 400w, /media/0198-abc-800.avif 800w, /media/0198-abc.webp 1600w',
  })
})

test('a picture from elsewhere is taken as it is', () => {
  for (const src of ['https://example.org/demo/a.webp', '/other/a.webp', ''])
    expect(pictureSources(src)).toEqual({ src })
})
