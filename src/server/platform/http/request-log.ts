import type { FastifyInstance } from 'fastify'

/**
 * Writes a line for each request when it is answered: files of the page and what the browser has already at `debug`, everything else at
 * `info`. `route` is its pattern, as addresses hold e-mails, and `none` where there is no such route.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, log } = request
    const { statusCode: status } = reply
    const route = routeOptions.url ?? 'none'
    const isFile = route === '/*' || status === 304
    log[isFile ? 'debug' : 'info']({ method, route, status, ms: Math.round(reply.elapsedTime) }, 'answered')
    done()
  })
}
