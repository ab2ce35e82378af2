import { setTimeout as wait } from 'node:timers/promises'
import type { Endpoint, Sends } from '../../src/contract/endpoint.ts'
import { feedApi } from '../../src/contract/feed.ts'
import type { FeedRunDetails } from '../../src/contract/feed-run.ts'
import { requestOf } from '../people/access.ts'
import type { Person } from '../people/make.ts'

type App = Parameters<typeof requestOf>[0]

async function callAs<E extends Endpoint>(app: App, by: Person, endpoint: E, input: Partial<Sends<E>>) {
  const { url, init } = requestOf(app, by, endpoint, input)
  return (await fetch(url, { ...init, signal: AbortSignal.timeout(60_000) })).json()
}

export async function uploadedFeed(
  app: App,
  by: Person,
  file: string | Buffer,
  format: 'auto' | 'soldPrices' = 'auto',
) {
  const body = { name: 'Stock', format, source: 'upload', isWholeStock: true, schedule: 'manual' } as const
  const { insertedId: id } = (await callAs(app, by, feedApi.add, { body })) as { insertedId: string }
  const form = new FormData()
  form.set('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'homes')
  const headers = { authorization: `Bearer ${by.token}` }
  const answer = await fetch(`${app.url}/api/feeds/${id}/file`, { method: 'POST', headers, body: form })
  if (!answer.ok) throw new Error(`the file was not taken: ${await answer.text()}`)
  return id
}

/** Returns the finished run; undefined if it takes longer than `limitMs`. */
export async function finishedRun(app: App, by: Person, id: string, { isTrial = false, limitMs = 60_000 } = {}) {
  const begun = performance.now()
  const { insertedId: run } = (await callAs(app, by, feedApi.run, { params: { id }, body: { isTrial } })) as {
    insertedId: string
  }
  while (performance.now() - begun < limitMs) {
    const details = (await callAs(app, by, feedApi.details, { params: { id, run } })) as FeedRunDetails
    if (!['waiting', 'running'].includes(details.state))
      return { ...details, seconds: (performance.now() - begun) / 1000 }
    await wait(100)
  }
  return undefined
}

/** Sends cheap requests continuously. `stop` returns the longest response time in milliseconds. */
export function askingAllTheTime(url: string) {
  let longest = 0
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      const asked = performance.now()
      try {
        await fetch(`${url}/api/allProperty/status?limit=1`).then((answer) => answer.arrayBuffer())
      } finally {
        longest = Math.max(longest, performance.now() - asked)
      }
      await wait(5)
    }
  })().catch(() => {}) // the server was ended
  return async (): Promise<number> => {
    isOver = true
    await Promise.race([asking, wait(60_000)])
    return longest
  }
}
