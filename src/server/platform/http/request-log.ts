import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

/** `route`: its pattern, as addresses hold e-mails. */
type Answered = { reqId?: string; method: string; route: string; status: number; ms: number }

/** One line a request, when it is answered: files of the page and what the browser has already at `debug`, everything else at `info`. */
export function logAnswered(log: FastifyBaseLogger, answered: Answered): void {
  const isFile = answered.route === '/*' || answered.status === 304
  log[isFile ? 'debug' : 'info'](answered, 'answered')
}

/** `none`: there is no such route. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    logAnswered(request.log, {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    })
  })
}
