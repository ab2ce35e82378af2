import { type Currency, nameOf } from '#contract/currency'
import { OperatorError } from '../../operator-error.ts'
import { replaceShared, sharedOnce } from '../../platform/db/app-secret.store.ts'
import type { Database } from '../../platform/db/database.ts'
import { hasPricedHomes } from '../property/home.store.ts'
import { currenciesOfOffers } from './offer.store.ts'

/**
 * Refuses a CURRENCY other than that of existing offers, or of listings with an amount, which would be misread (D-165).
 * The database keeps the currency in which its listings are priced.
 */
export async function refuseOtherCurrency(db: Database, currency: Currency): Promise<void> {
  const ofOffers = (await currenciesOfOffers(db)).find((each) => each !== currency)
  if (ofOffers !== undefined)
    throw otherCurrency(currency, ofOffers, `has offers in ${nameOf(ofOffers)}, whose amounts`)
  const former = (await sharedOnce(db, 'currency', currency)) as Currency // written here alone
  if (former === currency) return
  if (await hasPricedHomes(db))
    throw otherCurrency(currency, former, `has listings with prices in ${nameOf(former)}, which`)
  await replaceShared(db, 'currency', currency)
}

const otherCurrency = (currency: Currency, former: Currency, what: string) =>
  new OperatorError(
    `CURRENCY is ${currency}, and this database ${what} can't be converted. ` +
      `Set CURRENCY=${former}, or start with an empty database.`,
  )
