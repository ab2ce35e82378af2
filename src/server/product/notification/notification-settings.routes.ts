import type { FastifyInstance } from 'fastify'
import { notificationSettingsApi } from '#contract/notification-settings'
import { type Gate, serve } from '../../platform/http/serve.ts'
import { clientAddress } from '../../platform/rate-limit/client-address.ts'
import { saveSettings, settingsOf } from './notification-settings.store.ts'
import { unsubscribeBy } from './unsubscribe.ts'

type Dependencies = { secret: string }

export function notificationSettingsRoutes(app: FastifyInstance, gate: Gate, { secret }: Dependencies): void {
  const { db } = gate

  serve(app, gate, notificationSettingsApi.read, ({ caller }) => settingsOf(db, caller.id))

  serve(app, gate, notificationSettingsApi.save, ({ caller, body }) =>
    db.transaction(async (tx) => {
      await saveSettings(tx, caller.id, body)
      return settingsOf(tx, caller.id)
    }),
  )

  serve(app, gate, notificationSettingsApi.unsubscribe, async ({ body, request }) => ({
    about: await unsubscribeBy(body.token, clientAddress(request), { db, secret }),
  }))
}
