import { type Currency, nameOf } from '#contract/currency'
import { OperatorError } from '../../operator-error.ts'
import type { Database } from '../../platform/db/database.ts'
import { currenciesOfOffers } from './offer.store.ts'

/** Refuses to start with a CURRENCY other than that of existing offers, whose amounts would be misread (D-165). */
export async function refuseOtherCurrency(db: Database, currency: Currency): Promise<void> {
  const other = (await currenciesOfOffers(db)).find((each) => each !== currency)
  if (other === undefined) return
  throw new OperatorError(
    `CURRENCY is ${currency}, and this database has offers in ${nameOf(other)}, whose amounts can't be converted. ` +
      `Set CURRENCY=${other}, or start with an empty database.`,
  )
}
