import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accessToken } from '../../platform/api/access-token.ts'
import { followEvents } from './follow-events.ts'

const batch: unknown[] = []
let signedOut: number
let leaving: AbortController

/** The requests of the stream, each answered by the next of `answers`; where there is none, it can't be reached. */
let asked: { from: string | null; token: string | null }[]
let answers: Response[]
let breakOff: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(1)
  vi.stubGlobal('fetch', async (_url: string, { headers, signal }: RequestInit) => {
    const sent = new Headers(headers)
    signal?.addEventListener('abort', () => breakOff())
    asked.push({ from: sent.get('last-event-id'), token: sent.get('authorization') })
    return answers.shift() ?? Promise.reject(new TypeError('Failed to fetch'))
  })
  batch.length = 0
  signedOut = 0
  asked = []
  answers = []
  breakOff = () => {}
  leaving = new AbortController()
  accessToken.keep('a token', 'ann@test.invalid')
})
afterEach(() => {
  leaving.abort()
  localStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A connection: `say` sends, `end` closes it. */
function connection() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given
    },
  })
  breakOff = () => controller?.error(new DOMException('aborted', 'AbortError'))
  answers.push(new Response(body))
  return {
    say: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => {
      breakOff = () => {}
      controller?.close()
    },
  }
}
const opened = (position: string) => `event: open\ndata: {}\n\nid: ${position}\n\n`
const change = (topic: string, position: string) => `id: ${position}\nevent: change\ndata: {"topic":"${topic}"}\n\n`

const follow = () =>
  void followEvents({ onChanges: (one) => batch.push(one), onSignedOut: () => signedOut++ }, leaving.signal)
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('reconnects within two seconds and continues from the last event', async () => {
  const first = connection()
  follow()
  first.say(opened('1') + change('offers', '2'))
  await pass(0)
  expect(batch).toEqual(['all', [{ topic: 'offers' }]])
  const second = connection()
  first.end()
  await pass(999)
  expect(asked).toHaveLength(1)
  await pass(1)
  expect(asked.at(1)).toEqual({ from: '2', token: 'Bearer a token' })
  second.say(opened('2') + change('reviews', '3'))
  await pass(0)
  expect(batch.slice(2)).toEqual([[{ topic: 'reviews' }]])
})

test('a connection that says nothing for fifty seconds is made again; a beat keeps it', async () => {
  const { say } = connection()
  follow()
  say(opened('1'))
  await pass(49_000)
  say(': beat\n\n')
  await pass(49_000)
  expect(asked).toHaveLength(1)
  await pass(3_000)
  expect(asked).toHaveLength(2)
})

test('retries a full server when its answer says', async () => {
  answers.push(new Response('', { status: 429, headers: { 'retry-after': '12' } }))
  follow()
  await pass(11_999)
  expect(asked).toHaveLength(1)
  await pass(1)
  expect(asked).toHaveLength(2)
})

test('a server that can’t be reached is asked less and less often, up to every half a minute', async () => {
  follow()
  await pass(2_000 + 4_000 + 8_000 + 16_000)
  expect(asked).toHaveLength(5)
  await pass(60_000)
  expect(asked).toHaveLength(7)
})

test('makes no request while offline, and connects as soon as it is online', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  follow()
  await pass(120_000)
  expect(asked).toEqual([])
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect(asked).toHaveLength(1)
})

test('reports an ended sign-in after a while, unless the person has logged out or in here', async () => {
  answers.push(new Response('', { status: 401 }))
  follow()
  await pass(7_000)
  expect(signedOut).toBe(1)
  await pass(60_000)
  expect(asked).toHaveLength(2)
  answers.push(new Response('', { status: 401 }))
  await pass(5_000)
  accessToken.keep('another token', 'ann@test.invalid')
  await pass(10_000)
  expect(signedOut).toBe(1)
})
