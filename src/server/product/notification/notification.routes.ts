import type { FastifyInstance } from 'fastify'
import { notificationApi } from '#contract/notification'
import * as t from '#messages/refusals'
import { emitEvent } from '../../platform/events/emit-event.ts'
import { type Gate, serve } from '../../platform/http/serve.ts'
import { Refusal } from '../../refusal.ts'
import { markAllRead, markRead, notificationsOf } from './notification.store.ts'

export function notificationRoutes(app: FastifyInstance, gate: Gate): void {
  const { db, reads } = gate

  serve(app, gate, notificationApi.list, async ({ caller, query }) =>
    reads((db) => notificationsOf(db, caller.id, query)),
  )

  serve(app, gate, notificationApi.read, async ({ caller, params: { id } }) =>
    db.transaction(async (tx) => {
      if (!(await markRead(tx, caller.id, id))) throw new Refusal('notFound', t.noSuchNotification)
      await emitEvent(tx, { topic: 'notification', to: [caller.id], id })
      return { modifiedCount: 1 }
    }),
  )

  serve(app, gate, notificationApi.readAll, async ({ caller, body }) =>
    db.transaction(async (tx) => {
      const modifiedCount = await markAllRead(tx, caller.id, body.newest)
      if (modifiedCount > 0) await emitEvent(tx, { topic: 'notification', to: [caller.id] })
      return { modifiedCount }
    }),
  )
}
