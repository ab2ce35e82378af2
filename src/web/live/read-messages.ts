/** One message of a stream of server-sent events. `id`: up to where all has come with it. */
export type Message = { event?: string; data: string; id?: string }

/**
 * Reads server-sent events as they come, in whatever pieces. `onBytes` hears of every piece, also of comments, which only say that the
 * connection lives.
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
