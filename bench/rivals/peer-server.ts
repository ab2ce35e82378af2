// The peer: Express 5 and pg, prepared statements, the SQL that the app sends for the same request.
import { createServer } from 'node:http'
import compression from 'compression'
import express from 'express'
import { serving } from './child.ts'
import { type PeerSetup, peerRoutes } from './peer-routes.ts'

await serving<PeerSetup>(async (setup) => {
  const answerOf = peerRoutes(setup)
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag') // a hash of every answer, which the app does without
  app.use(compression())
  app.get('/{*path}', async (request, response) => {
    const answer = await answerOf(request.originalUrl, request.query.minPrice)
    if (!answer) return void response.sendStatus(404)
    if (answer.isJson) response.json(answer.body)
    else response.type('html').send(answer.body)
  })
  return createServer(app)
})
