import { setTimeout as wait } from 'node:timers/promises'
import { readMessages } from '../../../src/web/notification/live/read-messages.ts'
import type { Person } from '../../people/make.ts'

const MAX_PAUSE_MS = 1_000
const SLICE_MS = 20

/** Follows the stream as the page does, and resumes after any interruption. */
export function streamReader({ token }: Pick<Person, 'token'>, addressOf: () => string) {
  const heard = new Map<string, number>()
  let repeated = 0
  let resets = 0
  let broken = 0
  let isLeaving = false
  let isOpen = false
  let position: string | undefined
  let connection = new AbortController()

  async function followOnce(): Promise<void> {
    connection = new AbortController()
    const headers = { authorization: `Bearer ${token}`, ...(position !== undefined && { 'last-event-id': position }) }
    const answer = await fetch(`${addressOf()}/api/events`, { headers, signal: connection.signal })
    if (!answer.ok || !answer.body) throw new Error(`the stream answered ${answer.status}`)
    let hasEnded = false
    for await (const { event, data, id } of readMessages(answer.body, () => {})) {
      hasEnded ||= event === 'end'
      if (event === 'reset') resets++
      if (event === 'change') note((JSON.parse(data) as { id: string }).id)
      position = id ?? position
      isOpen ||= id !== undefined
    }
    if (!hasEnded) throw new Error('the stream broke off')
  }
  function note(id: string): void {
    if (heard.has(id)) repeated++
    else heard.set(id, performance.now())
  }
  async function follow(): Promise<void> {
    while (!isLeaving) {
      await followOnce().catch(() => {
        if (!connection.signal.aborted) broken++ // it goes on from its position
      })
      isOpen = false
      if (!isLeaving) await wait(Math.random() * MAX_PAUSE_MS)
    }
  }
  const following = follow()

  return {
    heard,
    /** `broken` counts connections refused or ended without the server's notice. */
    figures: () => ({ repeated, resets, broken }),
    async opened(maxMs: number): Promise<void> {
      const end = performance.now() + maxMs
      while (!isOpen) {
        if (performance.now() > end) throw new Error('a stream did not open in time')
        await wait(SLICE_MS)
      }
    },
    breakOff: () => connection.abort(),
    async leave(): Promise<void> {
      isLeaving = true
      connection.abort()
      await following
    },
  }
}
export type StreamReader = ReturnType<typeof streamReader>
