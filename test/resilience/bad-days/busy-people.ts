import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { why } from '../cluster/load.ts'
import { home } from '../kill-rounds/listings.ts'

const WRITERS = 3
const READERS = 2
const PAUSE_MS = 10
const TEXT_BYTES = 2_000

type Answer = { what: 'reading' | 'listing'; status: number; atMs: number }

/** People who read and list until `stop`. `wrongs` has unexpected responses. */
export function startPeople({ url, token }: { url: string; token: string }) {
  const answers: Answer[] = []
  const wrongs: string[] = []
  const listed = new Map<string, string>()
  let isOver = false

  async function ask(what: Answer['what'], path: string, init?: RequestInit): Promise<unknown> {
    const answer = await fetch(url + path, init)
    const body = await answer.json()
    answers.push({ what, status: answer.status, atMs: performance.now() })
    const isAsItMayBe = answer.ok || (answer.status === 503 && answer.headers.has('retry-after'))
    if (!isAsItMayBe) wrongs.push(`${what} was answered ${answer.status} ${JSON.stringify(body)}`)
    return answer.ok ? body : undefined
  }
  const read = () => ask('reading', '/api/allProperty/status?limit=5')
  async function list(): Promise<void> {
    const title = `Listing ${crypto.randomUUID()}`
    const description = randomBytes(TEXT_BYTES / 2).toString('hex')
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ ...home, title, description })
    const done = await ask('listing', '/api/allProperty', { method: 'POST', headers, body })
    if (done) listed.set((done as { insertedId: string }).insertedId, title)
  }
  async function repeat(work: () => Promise<unknown>): Promise<void> {
    while (!isOver) {
      await work().catch((error: Error) => wrongs.push(why(error)))
      await sleep(PAUSE_MS)
    }
  }
  const work = [
    ...Array.from({ length: READERS }, () => repeat(read)),
    ...Array.from({ length: WRITERS }, () => repeat(list)),
  ]
  return {
    answers,
    wrongs,
    listed,
    stop: async () => {
      isOver = true
      await Promise.all(work)
    },
  }
}
