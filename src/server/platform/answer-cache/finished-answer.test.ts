import { expect, test } from 'vitest'
import { boundedStore } from './bounded-store.ts'
import { bodyIn, type FinishedAnswer, finished } from './finished-answer.ts'

const LONG = 'x'.repeat(15_000)

/** An answer as of `/api/reviews`, and how much of memory it takes. */
const answerTo = (key: string, headers = {}) =>
  finished({ body: '[]', headers }, { key, tags: ['review', 'app_user'], until: undefined })

test('an answer counts with its address, its headers and its tags', () => {
  const { bytes } = answerTo('/')
  expect(answerTo(`/${LONG}`).bytes - bytes).toBe(LONG.length)
  expect(answerTo('/', { link: LONG }).bytes - bytes).toBe(LONG.length)
  const tagged = finished({ body: '[]', headers: {} }, { key: '/', tags: [], until: undefined })
  expect(bytes - tagged.bytes).toBeGreaterThan('review'.length + 'app_user'.length)
})

test('counts long addresses against the room for answers', () => {
  const addresses = ['a', 'b', 'c', 'd'].map((name) => `/api/reviews?q=${name}${LONG}`)
  const [one = answerTo('/')] = addresses.map((key) => answerTo(key))
  const countKept = (maxBytes: number) => {
    const store = boundedStore<FinishedAnswer>(maxBytes)
    for (const key of addresses) store.put(key, answerTo(key))
    expect(store.bytes()).toBeLessThanOrEqual(maxBytes)
    return addresses.filter((key) => store.get(key)).length
  }
  expect([3 * one.bytes - 1, 3 * one.bytes, 4 * one.bytes].map(countKept)).toEqual([2, 3, 4])
})

test.each(['br', 'gzip'] as const)('an answer encoded by %s takes no more memory than its bytes', async (encoding) => {
  const body = 'A home by the sea. '.repeat(500)
  const answer = finished({ body, headers: {} }, { key: '/', tags: [], until: undefined })
  const sent = await bodyIn(answer, encoding)
  expect(sent.body.length).toBeLessThan(body.length)
  expect([sent.addedBytes, sent.body.buffer.byteLength]).toEqual([sent.body.length, sent.body.length])
})
