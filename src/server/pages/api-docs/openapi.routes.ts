import type { FastifyInstance } from 'fastify'
import { apiPage } from './api-page.ts'
import { openapi } from './openapi.ts'

/**
 * Serves the OpenAPI document and the API documentation as a page. Each is generated on first request (D-222).
 * `ownData`: the names of the sections of the export of personal data.
 */
export function openapiRoutes(app: FastifyInstance, ownData: string[]): void {
  let document: ReturnType<typeof openapi> | undefined
  let page: string | undefined
  app.get('/openapi.json', async () => {
    document ??= openapi()
    return document
  })
  app.get('/docs', async (_request, reply) => {
    page ??= apiPage(ownData)
    return reply.type('text/html; charset=utf-8').send(page)
  })
}
