import { expect } from 'vitest'
import type { LiveEvent } from '../../src/contract/event.ts'
import type { Person } from '../people/make.ts'

type Message = { event: string; data: unknown; id: string | undefined }

const SOON = { timeout: 10_000, interval: 5 }

export async function readEvents(url: string, { token }: Pick<Person, 'token'>, lastId?: string) {
  const leaving = new AbortController()
  const headers = { authorization: `Bearer ${token}`, ...(lastId !== undefined && { 'last-event-id': lastId }) }
  const answer = await fetch(`${url}/api/events`, { headers, signal: leaving.signal })
  const messages: Message[] = []
  let text = ''
  let lastEventId = lastId
  let hasEnded = false
  const read = async () => {
    if (!answer.ok || !answer.body) return
    for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
      const blocks = (text + part).split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]))
        const id = fields.get('id')
        lastEventId = id ?? lastEventId
        const event = fields.get('event')
        if (event) messages.push({ event, data: JSON.parse(fields.get('data') ?? 'null'), id })
      }
    }
  }
  const reading = read()
    .catch(() => {})
    .finally(() => {
      hasEnded = true
    })
  const changes = () => messages.filter(({ event }) => event === 'change').map(({ data }) => data as LiveEvent)
  return {
    status: answer.status,
    headers: answer.headers,
    messages,
    changes,
    lastId: () => lastEventId,
    hasEnded: () => hasEnded,
    async brings(change: LiveEvent): Promise<void> {
      await expect.poll(changes, SOON).toContainEqual(change)
    },
    async isOpen(): Promise<void> {
      await expect.poll(() => lastEventId, SOON).toBeDefined()
    },
    async endsWith(why: string): Promise<void> {
      await reading
      expect(messages.at(-1)).toMatchObject({ event: 'end', data: { why } })
    },
    async leave(): Promise<void> {
      leaving.abort()
      await reading
    },
  }
}
