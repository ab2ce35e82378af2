import type { FastifyInstance } from 'fastify'

type AnswerMeasurement = { method: string; route: string; status: number; seconds: number; isKept?: true }

export type Watch = {
  onAnswer(answered: AnswerMeasurement): void
  readKeptBytes(read: () => number): void
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
