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
  await work.writeStep(async (tx) => {
    await work.checkMayList(tx)
    let changed = 0
    for (const home of await feedHomesOf(tx, feed.id, [...byReference.keys()])) {
      const given = byReference.get(home.reference)
      const said = given && shortHash(given.price)
      if (!given || !home.propertyId || home.goneAt || home.said.price === said) continue
      const range = priceRange(given.price, { currency })
      const isForeign = given.currency !== undefined && given.currency !== currency
      const property = range && !isForeign ? await lockedProperty(tx, home.propertyId) : undefined
      const foreign = isForeign ? given.currency : undefined
      if (foreign) refused.push([home.reference, () => r.otherCurrency({ currency: foreign, own: currency })])
      else if (!range) refused.push([home.reference, () => whyNoPrice(given.price, { currency }) ?? r.noPriceGiven()])
      if (!range || !property || !mayBeUpdated(property)) continue
      const priceKind = keptPriceKind(given.price, property.priceKind, currency)
      const listing = { price: given.price, priceKind, ...boundsOf(range) }
      if (await editFields(tx, work, property, { listing }, ['price'])) changed += 1
      const kept = home.kept.filter((field) => field !== 'price')
      await changeFeedHome(tx, home.id, { said: { ...home.said, price: said ?? '' }, hash: '', kept })
    }
    return { counts: { changed, refused: refused.length }, done: prices.length }
  })
  for (const [reference, reason] of refused) work.problems.add(reason, undefined, reference)
}
