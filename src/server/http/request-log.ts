import type { FastifyInstance } from 'fastify'

/**
 * One line a request, when it is answered: files of the page at `debug`, everything else at `info`. It has the route's pattern, as
 * addresses hold e-mails. `none`: there is no such route.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const isFile = request.routeOptions.url === '/*' || reply.statusCode === 304
    request.log[isFile ? 'debug' : 'info'](
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
}
