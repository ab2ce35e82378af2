import { readRates } from '../../../providers/rates/read-rates.ts'
import type { Settings } from '../../../settings/settings.ts'
import type { Check } from './check.ts'

export function ratesCheck({ currencyRates, currency }: Pick<Settings, 'currencyRates' | 'currency'>): Check {
  if (!currencyRates) return { what: 'rates', provider: 'none, as CURRENCY_RATES is not set' }
  const ask = async () => {
    const { date, of } = await readRates(currencyRates, currency, new Date())
    return [`of ${date}, for ${Object.keys(of).length} currencies`]
  }
  return { what: 'rates', provider: currencyRates.replace(/\?.*/, ''), ask, timeoutMs: 12_000 }
}
