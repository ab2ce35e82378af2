import type { Recording } from './recording.ts'
import { replayOn } from './replay.ts'

type Answer = { text: string; isJson: boolean }
type Route = { waves: Recording; answer: Answer }
/** Routes by path; `{n}` stands for the number in the path. */
export type PeerSetup = { databaseUrl: string; routes: Record<string, Route> }

/** Returns what makes a peer's answer: it sends the statements of the path, and resolves with what to serialize. */
export function peerRoutes({ databaseUrl, routes }: PeerSetup) {
  const replay = replayOn(databaseUrl)
  const ready = new Map(
    Object.entries(routes).map(([path, { waves, answer }]) => {
      const body: unknown = answer.isJson ? JSON.parse(answer.text) : answer.text
      return [path, { waves, body, isJson: answer.isJson }]
    }),
  )
  return async (url: string, number: unknown) => {
    const route = ready.get(number ? url.replace(/minPrice=\d+/, 'minPrice={n}') : url)
    if (route) await replay(route.waves, Number(number))
    return route
  }
}
