// Reads files of feeds only: receives a task, sends items in bounded messages, and ends with the app.
import { constants, setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { FeedFileError } from 'feed-formats'
import { faultText } from '../../kept-text/fault-text.ts'
import { keepAllTexts } from '../../kept-text/kept-texts.ts'
import { openItems } from './read-items.ts'
import { MESSAGES_AHEAD, MORE, type ReadItem, type ReadingAnswer, type ReadingTask } from './reading-task.ts'

const MAX_MESSAGE_ITEMS = 500
const MAX_MESSAGE_CHARACTERS = 64_000

keepAllTexts() // the server writes them in the languages of their readers
setPriority(constants.priority.PRIORITY_BELOW_NORMAL) // requests have priority
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {}) // the app ends it
process.on('disconnect', () => process.exit())
// A file that blocks the event loop would hide that the app was killed.
new Worker(
  `const parent = process.ppid; setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL') }, 1000)`,
  { eval: true, execArgv: [] },
).unref()

let room = MESSAGES_AHEAD
let onRoom = () => {}
process.on('message', (message: ReadingTask | typeof MORE) => {
  if (message !== MORE) return void work(message)
  room += 1
  onRoom()
})

async function work(task: ReadingTask): Promise<void> {
  try {
    const { items, share } = await openItems(task)
    let held: ReadItem[keyof ReadItem][] = []
    let characters = 0
    const flush = async () => {
      await send({ kind: 'items', items: held, share: share() })
      held = []
      characters = 0
    }
    for await (const item of items) {
      held.push(item)
      characters += item instanceof Uint8Array ? item.length : JSON.stringify(item).length
      if (held.length === MAX_MESSAGE_ITEMS || characters > MAX_MESSAGE_CHARACTERS) await flush()
    }
    if (held.length > 0) await flush()
    await send({ kind: 'end' })
  } catch (error) {
    if (error instanceof FeedFileError)
      await send({ kind: 'refusal', refusal: error.fault ? faultText(error.fault) : error.message })
    else await send({ kind: 'failure', failure: String(error) })
  }
}

async function send(answer: ReadingAnswer): Promise<void> {
  if (room === 0)
    await new Promise<void>((resolve) => {
      onRoom = resolve
    })
  room -= 1
  process.send?.(answer)
}
