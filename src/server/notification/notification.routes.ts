import type { FastifyInstance } from 'fastify'
import { notificationApi } from '#contract/news/notification'
import { type Gate, serve } from '../http/serve.ts'
import { Refusal } from '../refusal.ts'
import { markAllRead, markRead, notificationsOf } from './notification.store.ts'

export function notificationRoutes(app: FastifyInstance, gate: Gate): void {
  const { db, reads } = gate

  serve(app, gate, notificationApi.list, async ({ caller, query }) =>
    reads((db) => notificationsOf(db, caller.id, query)),
  )

  serve(app, gate, notificationApi.read, async ({ caller, params }) => {
    if (!(await markRead(db, caller.id, params.id)))
      throw new Refusal('notFound', 'This notification doesn’t exist or is too old.')
    return { modifiedCount: 1 }
  })

  serve(app, gate, notificationApi.readAll, async ({ caller, body }) => ({
    modifiedCount: await markAllRead(db, caller.id, body.newest),
  }))
}
