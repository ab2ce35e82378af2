import type { FastifyInstance } from 'fastify'

/** `route`: its pattern, and `none` where there is no such route. */
type AnswerMeasurement = { method: string; route: string; status: number; seconds: number }

/** Receives every answer when metrics are on (METRICS_PORT). */
export type Watch = {
  /** Receives answers sent from the cache as well. */
  onKeptAnswer(route: string, status: number): void
  onAnswer(answered: AnswerMeasurement): void
  /** Sets the reader of the memory that kept answers take. */
  readKeptBytes(read: () => number): void
  /** Sets the reader of the number of open event streams. */
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
