import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

/** `route`: its pattern, as addresses hold e-mails, and `none` where there is no such route. */
type LoggedAnswer = { reqId?: string; method: string; route: string; status: number; ms: number }

/** Writes the line of an answer: files of the page and what the browser has already at `debug`, everything else at `info`. */
export function logAnswer(log: FastifyBaseLogger, answer: LoggedAnswer): void {
  const isFile = answer.route === '/*' || answer.status === 304
  log[isFile ? 'debug' : 'info'](answer, 'answered')
}

/** Writes a line for each request when it is answered. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, log } = request
    const route = routeOptions.url ?? 'none'
    logAnswer(log, { method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) })
    done()
  })
}
