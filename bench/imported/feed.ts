import { setTimeout as wait } from 'node:timers/promises'
import type { FeedRun } from '#contract/feed-run'
import { demoToken } from '../../test/people/demo-token.ts'

type Call = (method: string, path: string, body?: object) => Promise<Record<string, unknown>>

export async function callsOf(url: () => string, agent: string): Promise<Call> {
  const token = await demoToken(url(), agent)
  return async (method, path, body) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
    const answer = await fetch(`${url()}/api${path}`, { method, headers, body: body && JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Record<string, unknown>
  }
}

/** Adds a feed from a file in the agent's folder; returns a function that runs it to completion. */
export async function newFeed(url: () => string, agent: string, file: string): Promise<() => Promise<FeedRun>> {
  const call = await callsOf(url, agent)
  const feed = { name: 'Stock', format: 'auto', source: 'folder', address: file, isWholeStock: true }
  const { insertedId: id } = await call('POST', '/feeds', { ...feed, schedule: 'manual' })
  return async () => {
    const { insertedId } = await call('POST', `/feeds/${id}/runs`, {})
    for (;;) {
      const run = (await call('GET', `/feeds/${id}/runs/${insertedId}`)) as FeedRun
      if (run.state === 'done') return run
      if (!['waiting', 'running'].includes(run.state)) throw new Error(`the run is ${run.state}: ${run.failure}`)
      await wait(200)
    }
  }
}
