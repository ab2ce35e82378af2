import type { ServerResponse } from 'node:http'
import { type LiveEvent, type StreamEnd, streamEvents } from '#contract/event'
import type { Position } from './event.store.ts'
import { written } from './resume-position.ts'

/** The limit of unsent bytes (some hundreds of events) at which a stream is ended; the page then opens it again. */
const MAX_BUFFERED_BYTES = 64 * 1024
const MAX_END_MS = 5_000
const RETRY_MS = 2_000

export type EventStream = {
  userId: string
  signInId: string
  /**
   * Sends events; undefined if there are too many, and the page then reloads its data. `position`: all events before it
   * are included.
   */
  send: (events: readonly LiveEvent[] | undefined, position: Position) => void
  /**
   * Sends a comment line with the position up to which nothing was missed, so that proxies don't close an idle
   * connection.
   */
  beat: (position: Position) => void
  end: (why: StreamEnd) => void
}

type StreamUpdate = { events: readonly LiveEvent[] | undefined; position: Position }

export function eventStream({ userId, signInId }: { userId: string; signInId: string }) {
  let response: ServerResponse | undefined
  let waiting: StreamUpdate[] = []
  let endedWhy: StreamEnd | undefined

  function write(text: string): void {
    if (!response || response.writableEnded || response.destroyed) return
    response.write(text)
    if (response.writableLength > MAX_BUFFERED_BYTES) response.destroy()
  }

  const stream: EventStream = {
    userId,
    signInId,
    send: (events, position) => {
      if (response) write(messages({ events, position }))
      else waiting.push({ events, position })
    },
    beat: (position) => write(`: beat\nid: ${written(position)}\n\n`),
    end: (why) => {
      endedWhy ??= why
      if (!response || response.writableEnded) return
      write(message(streamEvents.end, { why }))
      response.end()
      const timer = setTimeout(() => response?.destroy(), MAX_END_MS)
      response.once('close', () => clearTimeout(timer))
    },
  }

  return {
    stream,
    endedWhy: () => endedWhy,
    open: (to: ServerResponse, missed: StreamUpdate) => {
      response = to
      write(`retry: ${RETRY_MS}\n${message(streamEvents.open, {})}${messages(missed)}`)
      for (const sent of waiting) write(messages(sent))
      waiting = []
    },
  }
}

function messages({ events, position }: StreamUpdate): string {
  const texts = events?.map(({ topic, id }) => message(streamEvents.change, { topic, id })) ?? [
    message(streamEvents.reset, {}),
  ]
  return `${texts.slice(0, -1).join('')}id: ${written(position)}\n${texts.at(-1) ?? '\n'}`
}

const message = (event: string, data: object): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
