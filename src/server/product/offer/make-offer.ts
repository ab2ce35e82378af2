import type * as z from 'zod/mini'
import type { Currency } from '#contract/currency'
import { type NewOffer, offerApi } from '#contract/offer'
import { type Caller, reauthorize } from '../../platform/access/caller.ts'
import type { Database } from '../../platform/db/database.ts'
import { countTry } from '../../platform/rate-limit/rate-limit.ts'
import { checkWords } from '../block/check-words.ts'
import { newsLimit } from '../limits/limits.ts'
import { lockedHome, withInterest } from '../property/home.store.ts'
import { noSuchProperty } from '../property/property.rules.ts'
import { propertyMeant } from '../property/property-reference.ts'
import { lapseOn, type OfferExpiryPolicy } from './lapse.ts'
import { checkMayOffer, hasOpenOffer } from './offer.rules.ts'
import { addOffer } from './offer.store.ts'
import { announceOffer } from './offer-events.ts'
import { offerArrived } from './offer-mails.ts'

export async function makeOffer(
  db: Database,
  caller: Caller,
  { buyingDate, offerAmount: amount, note, ...reference }: z.output<typeof NewOffer>,
  { expiry, currency }: { expiry: OfferExpiryPolicy; currency: Currency },
): Promise<string> {
  const meant = await propertyMeant(db, reference)
  checkMayOffer(await withInterest(db, caller, meant), meant)
  return db.transaction(async (tx) => {
    await reauthorize(tx, offerApi.make.access, caller)
    const property = await lockedHome(tx, meant._id)
    if (!property) throw noSuchProperty()
    checkMayOffer(await withInterest(tx, caller, property), property)
    await lapseOn(tx, [property._id], expiry)
    await checkWords(tx, { from: caller, to: property.email, field: 'note', words: note })
    const offer = await addOffer(tx, { buyer: caller, property, amount, currency, buyingDate, note })
    if (!offer) throw hasOpenOffer()
    await countTry(tx, newsLimit, caller.id, property._id)
    await announceOffer(tx, offer, { mails: [offerArrived(offer)], senderId: caller.id })
    return offer._id
  })
}
