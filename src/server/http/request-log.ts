import type { FastifyInstance } from 'fastify'

/** One line a request, when it is answered: files of the page at `debug`, everything else at `info`. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const isFile = request.routeOptions.url === '/*' || reply.statusCode === 304
    request.log[isFile ? 'debug' : 'info'](
      {
        method: request.method,
        path: request.originalUrl.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
}
