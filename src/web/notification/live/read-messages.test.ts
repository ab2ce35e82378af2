import { expect, test } from 'vitest'
import { type Message, readMessages } from './read-messages.ts'

async function read(...pieces: string[]): Promise<Message[]> {
  const bytes = pieces.map((piece) => new TextEncoder().encode(piece))
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of bytes) controller.enqueue(piece)
      controller.close()
    },
  })
  const messages: Message[] = []
  for await (const message of readMessages(stream, () => {})) messages.push(message)
  return messages
}

const text = 'id: 17.1:1:\nevent: change\ndata: {"topic":"offers"}\n\n: beat\nid: 18.1:1:\n\n'
const messages = [
  { event: 'change', data: '{"topic":"offers"}', id: '17.1:1:' },
  { data: '', id: '18.1:1:' },
]

test('messages are read in whatever pieces they come', async () => {
  expect(await read(text)).toEqual(messages)
  expect(await read(...Array.from(text))).toEqual(messages)
  expect(await read(text.replaceAll('\n', '\r\n'))).toEqual(messages)
})

test('ignores a message that is cut off', async () => {
  expect(await read(text.slice(0, -1))).toEqual(messages.slice(0, 1))
})
