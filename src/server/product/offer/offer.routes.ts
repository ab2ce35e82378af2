import type { FastifyInstance } from 'fastify'
import type { Currency } from '#contract/currency'
import { inLanguage } from '#contract/language'
import { offerApi } from '#contract/offer'
import type { Caller } from '../../platform/access/caller.ts'
import type { Actor } from '../../platform/audit/audit.store.ts'
import { type Gate, serve } from '../../platform/http/serve.ts'
import { serveOwn } from '../../platform/http/serve-own.ts'
import { addressById, partsOf } from '../place/address.store.ts'
import { postalLinesWithCountry } from '../place/postal-lines.ts'
import { answerOffer } from './answer-offer.ts'
import { cancelOffer } from './close-offers.ts'
import type { OfferExpiryPolicy } from './lapse.ts'
import { makeOffer } from './make-offer.ts'
import {
  checkBuyingDate,
  checkChargeable,
  checkMayReadReceipt,
  checkOwnOffers,
  checkOwnRequests,
  noSuchOffer,
} from './offer.rules.ts'
import { offerById, offerOfBuyer, offersOfAgent, offersOfBuyer, paymentsOfSale, salesTotalOf } from './offer.store.ts'
import { shownReceipt } from './shown-receipt.ts'

type RecordReceipt = (actor: Actor<Caller>, offerId: string, transactionId: string) => Promise<void>

/** `recordReceipt` is passed in, because payments import offers and not the reverse. */
type Dependencies = { expiry: OfferExpiryPolicy; currency: Currency; recordReceipt: RecordReceipt }

export function offerRoutes(app: FastifyInstance, gate: Gate, { expiry, currency, recordReceipt }: Dependencies): void {
  const { db } = gate

  serve(app, gate, offerApi.make, async ({ caller, body }) => {
    checkBuyingDate(body.buyingDate, expiry.now())
    checkChargeable(body.offerAmount, currency)
    return { insertedId: await makeOffer(db, caller, body, { expiry, currency }) }
  })

  serveOwn(
    app,
    gate,
    offerApi.ofBuyer,
    (one, { userId, query }) => offersOfBuyer(one, userId, { ...query, now: expiry.now() }),
    ({ caller, params }, page) => {
      checkOwnOffers(caller, params.email)
      return page
    },
  )

  serve(app, gate, offerApi.one, async ({ caller, params }) => {
    checkOwnOffers(caller, params.email)
    const offer = await offerOfBuyer(db, caller.email, params.id, expiry.now())
    if (!offer) throw noSuchOffer()
    return offer
  })

  serve(app, gate, offerApi.ofAgent, async ({ caller, query }) => {
    checkOwnRequests(caller, query.agentEmail)
    return offersOfAgent(db, query.agentEmail, { ...query, now: expiry.now() })
  })

  serve(app, gate, offerApi.soldTotal, async ({ caller, query }) => {
    checkOwnRequests(caller, query.agentEmail)
    const { count, cents } = await salesTotalOf(db, query.agentEmail)
    return { count, total: cents / 100 }
  })

  serve(app, gate, offerApi.receipt, async ({ caller, params: { id }, request }) => {
    const offer = await offerById(db, id)
    checkMayReadReceipt(caller, offer)
    const [payments, address] = await Promise.all([
      paymentsOfSale(db, id),
      offer.propertyId ? addressById(db, offer.propertyId) : undefined,
    ])
    const lines = inLanguage(request.language, () => (address ? postalLinesWithCountry(partsOf(address)) : []))
    return shownReceipt(offer, payments, lines)
  })

  serve(app, gate, offerApi.move, async ({ caller, params: { id }, body, request }) => {
    const actor = { caller, request }
    if (body.status === 'Bought') await recordReceipt(actor, id, body.transactionId)
    else {
      if (body.status === 'rejected' && body.counterAmount !== undefined)
        checkChargeable(body.counterAmount, currency, 'counterAmount')
      await answerOffer(db, actor, id, body, expiry)
    }
    return { modifiedCount: 1 }
  })

  serve(app, gate, offerApi.cancel, async ({ caller, params: { id }, request }) => {
    await cancelOffer(db, { caller, request }, id, expiry)
    return { deletedCount: 1 }
  })
}
