import type { FeedPrice } from 'feed-formats'
import { boundsOf, priceRange, whyNoPrice } from '#contract/price'
import { mayBeUpdated } from '#contract/property-status'
import * as r from '#messages/feedReports'
import { lockedProperty } from '../../property/property.store.ts'
import { changeFeedHome, feedHomesOf } from '../feed-home.store.ts'
import { shortHash } from '../reading/listing-values.ts'
import { editFields } from './change-home.ts'
import type { Reason } from './problems.ts'
import type { HomeWork } from './run-work.ts'
import { keptPriceKind } from './said-fields.ts'

export async function changePrices(work: HomeWork, prices: [reference: string, price: FeedPrice][]): Promise<void> {
  const { feed, currency } = work
  const byReference = new Map(prices)
  const refused: [reference: string, reason: Reason][] = []
  const untouched: typeof refused = []
  await work.writeStep(async (tx) => {
    await work.checkMayList(tx)
    let changed = 0
    for (const home of await feedHomesOf(tx, feed.id, [...byReference.keys()])) {
      const given = byReference.get(home.reference)
      if (!given || !home.propertyId || home.goneAt) continue
      const { price, currency: foreign } = given
      if (foreign !== undefined && foreign !== currency) {
        refused.push([home.reference, () => r.otherCurrency({ currency: foreign, own: currency })])
        continue
      }
      if (home.said.price === shortHash(price)) continue
      const range = priceRange(price, { currency })
      const property = range && (await lockedProperty(tx, home.propertyId))
      if (!range) refused.push([home.reference, () => whyNoPrice(price, { currency }) ?? r.noPriceGiven()])
      if (!range || !property) continue
      if (!mayBeUpdated(property)) {
        untouched.push([home.reference, property.sold ? r.isSold : r.isRejected])
        continue
      }
      const priceKind = keptPriceKind(price, property.priceKind, currency)
      const listing = { price, priceKind, ...boundsOf(range) }
      if (await editFields(tx, work, property, { listing }, ['price'])) changed += 1
      const kept = home.kept.filter((field) => field !== 'price')
      await changeFeedHome(tx, home.id, { said: { ...home.said, price: shortHash(price) }, hash: '', kept })
    }
    return { counts: { changed, refused: refused.length, untouched: untouched.length }, done: prices.length }
  })
  for (const [reference, reason] of [...refused, ...untouched]) work.problems.add(reason, undefined, reference)
}
