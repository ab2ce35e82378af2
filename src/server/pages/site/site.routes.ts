import type { FastifyInstance } from 'fastify'
import { siteApi } from '#contract/site'
import { type Gate, serveKept } from '../../platform/http/serve.ts'
import { takesDocuments } from '../../product/image/keep-document.ts'
import type { IdentityProvider } from '../../providers/identity/identity.ts'
import type { ImageStore } from '../../providers/images/images.ts'
import type { PaymentProvider } from '../../providers/payment/payment.ts'
import type { Settings } from '../../settings/settings.ts'

type Dependencies = {
  settings: Pick<
    Settings,
    | 'demo'
    | 'accountMails'
    | 'refuseCommonPasswords'
    | 'currency'
    | 'languages'
    | 'firebase'
    | 'emailJs'
    | 'mapTiles'
    | 'tourHosts'
    | 'termsUrl'
    | 'privacyUrl'
  >
  identity: Pick<IdentityProvider, 'kind' | 'google'>
  images: ImageStore
  payments: Pick<PaymentProvider, 'kind' | 'publishableKey'> | undefined
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
      tourHosts: settings.tourHosts,
      documents: takesDocuments(images),
      termsUrl: settings.termsUrl,
      privacyUrl: settings.privacyUrl,
      payment: payments && { kind: payments.kind, publishableKey: payments.publishableKey },
    }),
  )
}
