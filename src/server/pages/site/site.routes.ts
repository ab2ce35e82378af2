import type { FastifyInstance } from 'fastify'
import { ratesApi } from '#contract/rates'
import { siteApi } from '#contract/site'
import { type Gate, serve, serveKept } from '../../platform/http/serve.ts'
import type { Log } from '../../platform/logging/log.ts'
import { takesDocuments } from '../../product/image/keep-document.ts'
import type { IdentityProvider } from '../../providers/identity/identity.ts'
import type { ImageStore } from '../../providers/images/images.ts'
import type { PaymentProvider } from '../../providers/payment/payment.ts'
import { keepRates } from '../../providers/rates/keep-rates.ts'
import type { Settings } from '../../settings/settings.ts'

type Dependencies = {
  settings: Pick<
    Settings,
    | 'demo'
    | 'accountMails'
    | 'refuseCommonPasswords'
    | 'currency'
    | 'currencyRates'
    | 'languages'
    | 'firebase'
    | 'emailJs'
    | 'mapTiles'
    | 'mapFile'
    | 'tourHosts'
    | 'termsUrl'
    | 'privacyUrl'
  >
  identity: Pick<IdentityProvider, 'kind' | 'google'>
  images: ImageStore
  payments: Pick<PaymentProvider, 'kind' | 'publishableKey'> | undefined
  now: () => Date
  log: Log
}

export function siteRoutes(app: FastifyInstance, gate: Gate, dependencies: Dependencies): void {
  const { settings, identity, images, payments } = dependencies
  serveKept(
    app,
    gate,
    siteApi.read,
    () => [],
    async () => ({
      demo: settings.demo,
      currency: settings.currency,
      languages: settings.languages,
      identity: identity.kind,
      google: identity.google,
      accountMails: settings.accountMails,
      refuseCommonPasswords: settings.refuseCommonPasswords,
      firebase: settings.firebase,
      emailJs: settings.emailJs,
      mapTiles: settings.mapTiles,
      mapFile: settings.mapFile !== undefined,
      tourHosts: settings.tourHosts,
      documents: takesDocuments(images),
      rates: settings.currencyRates !== undefined,
      termsUrl: settings.termsUrl,
      privacyUrl: settings.privacyUrl,
      payment: payments && { kind: payments.kind, publishableKey: payments.publishableKey },
    }),
  )
  const { currencyRates: source, currency } = settings
  const rates = keepRates({ source, currency, now: dependencies.now, log: dependencies.log })
  app.addHook('onClose', rates.stop)
  serve(app, gate, ratesApi.read, async () => ({ rates: rates.current() }))
}
