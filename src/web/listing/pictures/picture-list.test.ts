import { expect, test } from 'vitest'
import { type ListedPicture, moved, storedOnly, withFiles, without } from './picture-list.ts'

const stored = (key: string): ListedPicture => ({
  key,
  caption: ` ${key} `,
  state: 'stored',
  url: `/media/${key}.webp`,
})
const list = ['a', 'b', 'c', 'd'].map(stored)
const keys = (pictures: ListedPicture[]) => pictures.map(({ key }) => key).join('')
const file = (name: string, type = 'image/jpeg', size = 1) => new File([new Uint8Array(size)], name, { type })

test.each([
  ['a', 2, 'bcad'],
  ['d', 0, 'dabc'],
  ['b', 3, 'acdb'],
  ['b', 1, 'abcd'],
  ['x', 1, 'abcd'],
])('moving %s to place %i makes %s', (key, to, order) => {
  expect(keys(moved(list, key, to))).toBe(order)
})

test('chosen files come after those that are there, as many as have room', () => {
  const files = ['1.jpg', '2.jpg', '3.jpg'].map((name) => file(name))
  const more = withFiles(list, files, 6)
  expect(keys(more.slice(0, 4))).toBe('abcd')
  expect(more.slice(4).map((each) => each.state === 'sending' && each.file.name)).toEqual(['1.jpg', '2.jpg'])
  expect(withFiles(list, files, 3)).toEqual(list)
  expect(new Set(more.map(({ key }) => key)).size).toBe(6)
})

test('marks a file that is clearly not a picture as failed, without a retry', () => {
  const [page, huge] = withFiles([], [file('a.html', 'text/html'), file('b.png', 'image/png', 9 * 1024 * 1024)], 20)
  expect(page).toMatchObject({
    state: 'failed',
    mayRetry: false,
    why: 'A picture must be a JPEG, PNG, WebP or AVIF file',
  })
  expect(huge).toMatchObject({ state: 'failed', mayRetry: false, why: 'A picture can have at most 8 MB' })
})

test('only a list in which every picture is stored can be sent, its captions without the space around them', () => {
  expect(storedOnly(without(list, 'a'))?.map(({ caption }) => caption)).toEqual(['b', 'c', 'd'])
  expect(storedOnly([])).toEqual([])
  expect(storedOnly(withFiles(list, [file('1.jpg')], 20))).toBeUndefined()
})
