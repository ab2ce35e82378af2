import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

/**
 * A log entry of a response. `route`: its URL pattern instead of the address, which may contain e-mail addresses;
 * `none` without a route.
 */
type LoggedAnswer = { reqId?: string; method: string; route: string; status: number; ms: number }

export function logAnswer(log: FastifyBaseLogger, answer: LoggedAnswer): void {
  const isFile = answer.route === '/*' || answer.status === 304
  log[isFile ? 'debug' : 'info'](answer, 'answered')
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, log } = request
    const route = routeOptions.url ?? 'none'
    logAnswer(log, { method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) })
    done()
  })
}
