/** A message of an event stream. `id`: the position in the stream after this message. */
export type Message = { event?: string; data: string; id?: string }

/**
 * Parses server-sent events from chunks of any size. `onBytes` is called for every chunk, including keep-alive
 * comments.
 */
export async function* readMessages(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  onBytes: () => void,
): AsyncGenerator<Message> {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    onBytes()
    const blocks = (text + value.replaceAll('\r', '')).split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) yield messageIn(block)
  }
}

function messageIn(block: string): Message {
  const message: Message = { data: '' }
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? []
    if (field === 'event' || field === 'id') message[field] = value
    if (field === 'data') message.data += value
  }
  return message
}
