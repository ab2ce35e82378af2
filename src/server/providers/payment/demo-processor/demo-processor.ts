import type { AddressInfo } from 'node:net'
import type { FastifyPluginAsync } from 'fastify'
import { OperatorError } from '../../../operator-error.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Log } from '../../../platform/logging/log.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import type { PaymentProvider } from '../payment.ts'
import { stripePayments } from '../stripe/stripe.ts'
import { checkoutRoutes } from './checkout.ts'
import { keysFrom } from './keys.ts'
import { listenForShop } from './shop-api.ts'
import { type Delivery, startDelivery } from './webhooks.ts'

type Parts = { db: Database; secret: string; settings: Pick<Settings, 'stripe'>; log: Log }

const WEBHOOK = '/api/payment-events'

/**
 * The demo card processor: accepts the documented test cards only, speaks Stripe's wire protocol, and keeps its books in our
 * database. The app calls it as it would call Stripe. Its keys are derived from `secret`: the same in every process on this database.
 */
export async function demoPayments({ db, secret, settings, log }: Parts): Promise<PaymentProvider> {
  if (/^(sk|rk)_live_/.test(settings.stripe?.secretKey ?? ''))
    throw new OperatorError('STRIPE_SECRET_KEY is a live key, and the demo card processor never runs beside one.')
  const keys = keysFrom(secret)
  const shop = await listenForShop(db, keys.secretKey)
  const routes: FastifyPluginAsync = async (app) => {
    let delivery: Delivery | undefined
    app.addHook('onListen', async () => {
      delivery = startDelivery({ db, log, webhookSecret: keys.webhookSecret }, webhookAt(app.server.address()))
    })
    app.addHook('onClose', async () => {
      await delivery?.stop()
      await shop.close()
    })
    await app.register(
      async (scope) =>
        checkoutRoutes(scope, { db, publishableKey: keys.publishableKey, charged: () => delivery?.now() }),
      { prefix: '/demo-stripe/v1' },
    )
  }
  return { ...stripePayments({ ...keys, host: { name: '127.0.0.1', port: shop.port } }), kind: 'demo', routes }
}

/** Our own webhook, as reached from this machine. */
function webhookAt(address: string | AddressInfo | null): string {
  if (address === null || typeof address === 'string') throw new Error('the app does not listen on a port')
  const host = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[address.address] ?? bracketed(address)
  return `http://${host}:${address.port}${WEBHOOK}`
}

const bracketed = ({ address, family }: AddressInfo): string => (family === 'IPv6' ? `[${address}]` : address)
