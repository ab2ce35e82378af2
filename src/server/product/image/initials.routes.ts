import type { FastifyInstance } from 'fastify'
import { INITIALS_PATH } from '#contract/image'
import { initialsPicture } from './initials-picture.ts'

const headers = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': 'public, max-age=604800',
  'content-security-policy': "default-src 'none'; sandbox", // also when it is opened as a page of its own
  'cross-origin-resource-policy': 'cross-origin', // the page may live on another host
  'x-content-type-options': 'nosniff',
}

/** A face for those who have no picture of one at a web address (P-80): `GET /media/initials?name=…`. */
export function initialsRoutes(app: FastifyInstance): void {
  app.get<{ Querystring: { name?: unknown } }>(INITIALS_PATH, async ({ query: { name } }, reply) =>
    reply.headers(headers).send(initialsPicture(typeof name === 'string' ? name : '')),
  )
}
