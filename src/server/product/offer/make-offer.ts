import type * as z from 'zod/mini'
import type { Currency } from '#contract/currency'
import { type NewOffer, offerApi } from '#contract/offer'
import { type Caller, reauthorize } from '../../platform/access/caller.ts'
import { languageOf } from '../../platform/access/reader-language.store.ts'
import type { Database } from '../../platform/db/database.ts'
import { allOf, inSteps } from '../../platform/db/one-connection.ts'
import { countTry } from '../../platform/rate-limit/rate-limit.ts'
import { checkWords } from '../block/check-words.ts'
import { dealLimit, newsLimit } from '../limits/limits.ts'
import { beginNotice } from '../notification/notify.ts'
import { withInterest } from '../property/home.store.ts'
import { noSuchProperty } from '../property/property.rules.ts'
import { lockedMeant } from '../property/property-reference.ts'
import { lapseOn, type OfferExpiryPolicy } from './lapse.ts'
import { checkMayOffer, hasOpenOffer } from './offer.rules.ts'
import { addOffer, type StoredOffer } from './offer.store.ts'
import { announceOffer } from './offer-events.ts'
import { offerArrived } from './offer-mails.ts'

export async function makeOffer(
  db: Database,
  caller: Caller,
  { buyingDate, offerAmount: amount, note, ...reference }: z.output<typeof NewOffer>,
  { expiry, currency }: { expiry: OfferExpiryPolicy; currency: Currency },
): Promise<string> {
  const { offer } = await inSteps(db, {
    before: (one) => countTry(one, dealLimit, caller.id),
    read: (tx) => allOf([reauthorize(tx, offerApi.make.access, caller), lockedMeant(tx, reference)]),
    make: async (tx, [, property]) => {
      if (!property) throw noSuchProperty()
      checkMayOffer(await withInterest(tx, caller, property), property, expiry.now())
      await checkWords(tx, { from: caller, to: property.email, field: 'note', words: note })
      const [, offer, , language] = await allOf([
        lapseOn(tx, [property._id], expiry),
        addOffer(tx, { buyer: caller, property, amount, currency, buyingDate, note }).then(isAdded),
        countTry(tx, newsLimit, caller.id, property._id),
        languageOf(tx, property.email),
      ])
      const finishNotice = await beginNotice(tx, { ...offerArrived(offer), senderId: caller.id }, language)
      return { offer, finishNotice }
    },
    last: (tx, { offer, finishNotice }) => [...finishNotice(), announceOffer(tx, offer, {})],
  })
  return offer._id
}

function isAdded(offer: StoredOffer | undefined): StoredOffer {
  if (!offer) throw hasOpenOffer()
  return offer
}
