// The peer: Express 5 and pg, prepared statements, the SQL that the app sends for the same request.
import { createServer } from 'node:http'
import compression from 'compression'
import express from 'express'
import { serving } from './child.ts'
import type { Recording } from './recording.ts'
import { replayOn } from './replay.ts'

type Route = {
  waves: Recording
  answer: { text: string; isJson: boolean }
}
/** Routes by path; `{n}` stands for the number in the path. */
export type PeerSetup = { databaseUrl: string; routes: Record<string, Route> }

await serving<PeerSetup>(async ({ databaseUrl, routes }) => {
  const replay = replayOn(databaseUrl)
  const ready = new Map(
    Object.entries(routes).map(([path, { waves, answer }]) => {
      const body: unknown = answer.isJson ? JSON.parse(answer.text) : answer.text
      return [path, { waves, body, isJson: answer.isJson }]
    }),
  )
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag') // a hash of every answer, which the app does without
  app.use(compression())
  app.get('/{*path}', async (request, response) => {
    const number = request.query.minPrice
    const path = number ? request.originalUrl.replace(/minPrice=\d+/, 'minPrice={n}') : request.originalUrl
    const route = ready.get(path)
    if (!route) return void response.sendStatus(404)
    await replay(route.waves, Number(number))
    if (route.isJson) response.json(route.body)
    else response.type('html').send(route.body)
  })
  return createServer(app)
})
