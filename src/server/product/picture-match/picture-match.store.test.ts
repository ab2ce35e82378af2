import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '../../../../test/server/app.ts'
import { FIRST_WORD_OF_DRAWINGS } from '../tables/picture-match.ts'
import { addFingerprint, findCandidates } from './picture-match.store.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
})
afterAll(() => app.close())

let [drawings, lastWord] = [0, FIRST_WORD_OF_DRAWINGS]
const newWords = (count: number): number[] => Array.from({ length: count }, () => ++lastWord)

async function drawnWith(words: number[]): Promise<number> {
  const picture = { name: `home-drawing-${++drawings}`, imageId: null }
  const number = await addFingerprint(app.db, picture, { words, features: Buffer.from('x') })
  if (number === undefined) throw new Error('the drawing was there already')
  return number
}

/** The numbers of the drawings proposed for one with these words, whose other probes no drawing has. */
async function proposedFor(words: number[]): Promise<number[]> {
  const probes = words.flatMap((word) => [word, ...newWords(15)])
  return (await findCandidates(app.db, [probes])).map(({ number }) => number)
}

test('proposes the original and the earliest copies of a drawing that more than a hundred show', async () => {
  const words = newWords(40)
  const original = await drawnWith(words)
  for (let copy = 0; copy < 105; copy++) await drawnWith([...words.slice(0, 30), ...newWords(10)])
  const proposed = await proposedFor([...words.slice(0, 30), ...newWords(10)])
  expect(proposed).toContain(original)
  expect(proposed).toHaveLength(10)
})

test('a form that more than a hundred drawings share proposes none of them, but the copy that shares more', async () => {
  const [form, own] = [newWords(8), newWords(32)]
  const copied = await drawnWith([...form, ...own])
  for (let other = 0; other < 105; other++) await drawnWith([...form, ...newWords(32)])
  expect(await proposedFor([...form, ...newWords(32)])).toEqual([])
  expect(await proposedFor([...form, ...own])).toEqual([copied])
})
