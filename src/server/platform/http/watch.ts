import type { FastifyInstance } from 'fastify'

/** `route`: its pattern, and `none` where there is no such route. */
type Answered = { method: string; route: string; status: number; seconds: number }

/** What hears of every answer while somebody measures (METRICS_PORT). */
export type Watch = {
  /** Hears of those that were sent from what is kept, as well. */
  onKeptAnswer(route: string, status: number): void
  onAnswer(answered: Answered): void
  /** Where to read how much memory kept answers take. */
  readKeptBytes(read: () => number): void
  /** Where to read how many streams of events are open. */
  readStreams(read: () => number): void
}

export function watchAnswers(app: FastifyInstance, watch: Watch): void {
  app.addHook('onResponse', async (request, reply) => {
    watch.onAnswer({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    })
  })
}
