import { PassThrough } from 'node:stream'
import { afterEach, expect, test, vi } from 'vitest'
import { PicturesUnavailable } from '../images.ts'
import { piecesOf } from './pieces.ts'

afterEach(() => vi.useRealTimers())

const TIMEOUT_MS = 1000

/** A body with one piece there and the rest to come. */
function begun() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const body = new PassThrough()
  body.write('one')
  return { body, pieces: piecesOf(body, TIMEOUT_MS) }
}

test('a storage that stops in the middle is given up', async () => {
  const { body, pieces } = begun()
  await pieces.next()
  const next = pieces.next()
  vi.advanceTimersByTime(TIMEOUT_MS)
  await expect(next).rejects.toThrow(PicturesUnavailable)
  expect(body.destroyed).toBe(true)
})

test('a reader may take their time between two pieces', async () => {
  const { body, pieces } = begun()
  await pieces.next()
  vi.advanceTimersByTime(TIMEOUT_MS * 10)
  body.end('two')
  expect(String((await pieces.next()).value)).toBe('two')
  expect(await pieces.next()).toEqual({ done: true, value: undefined })
  expect(vi.getTimerCount()).toBe(0)
})

test('a reader who leaves ends the storage’s body, and nothing waits on', async () => {
  const { body, pieces } = begun()
  await pieces.next()
  await pieces.return(undefined)
  expect(body.destroyed).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})
