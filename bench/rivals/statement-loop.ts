// The bare loop: the statements of writes over the same driver and pool, by as many together as the load has connections. And the bare
// server: node:http alone, which sends those of the write that the path counts to.
import { createServer } from 'node:http'
import { addressOf, answering } from './child.ts'
import type { Recording } from './recording.ts'
import { replayOn } from './replay.ts'

export type LoopSetup = { databaseUrl: string; lists: Recording[][] }
/** `run` replays everything once and returns a rate per second; `serve` returns the server's address. */
export type LoopOrder = { order: 'run' | 'serve' }

answering<LoopSetup, LoopOrder, number | string>(({ databaseUrl, lists }) => {
  const replay = replayOn(databaseUrl)
  const writes = lists.flat()
  const run = async () => {
    const began = performance.now()
    await Promise.all(
      lists.map(async (list) => {
        for (const waves of list) await replay(waves)
      }),
    )
    return writes.length / ((performance.now() - began) / 1000)
  }
  const server = createServer(async (request, response) => {
    for await (const _part of request); // the same body as the app is sent
    await replay(writes[Number(request.url?.slice(1))] ?? [])
    response.writeHead(201, { 'content-type': 'application/json' }).end('{}')
  })
  return ({ order }) => (order === 'run' ? run() : addressOf(server))
})
