// The second peer: Fastify 5 and pg, with the statements and the answers of the first.
import compress from '@fastify/compress'
import Fastify from 'fastify'
import { serving } from './child.ts'
import { type PeerSetup, peerRoutes } from './peer-routes.ts'

await serving<PeerSetup>(async (setup) => {
  const answerOf = peerRoutes(setup)
  const app = Fastify()
  await app.register(compress)
  app.get<{ Querystring: { minPrice?: string } }>('/*', async (request, reply) => {
    const answer = await answerOf(request.originalUrl, request.query.minPrice)
    if (!answer) return reply.code(404).send()
    return reply.type(answer.isJson ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8').send(answer.body)
  })
  await app.ready()
  return app.server
})
