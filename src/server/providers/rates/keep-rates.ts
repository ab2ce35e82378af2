import type { Currency } from '#contract/currency'
import { isFresh, type Rates } from '#contract/rates'
import type { Log } from '../../platform/logging/log.ts'
import { recurring } from '../../platform/timing/recurring.ts'
import { readRates, UnusableRates } from './read-rates.ts'

const HOUR_SECONDS = 3600

/** Holds the rates in the server's memory, so that no request waits for their source. */
export type KeptRates = { current: () => Rates | undefined; stop: () => Promise<void> }

type Source = { source: string | undefined; currency: Currency; now: () => Date; log: Log }

/**
 * Reads the rates now and every hour. After a failure, the previous ones are used until they are too old, and each
 * reason is logged once.
 */
export function keepRates({ source, currency, now, log }: Source): KeptRates {
  let rates: Rates | undefined
  let logged = ''
  if (source === undefined) return { current: () => undefined, stop: async () => {} }
  const read = async () => {
    try {
      rates = await readRates(source, currency, now())
      logged = ''
    } catch (error) {
      const reason = error instanceof UnusableRates ? error.message : String(error)
      if (reason !== logged) log.warn({ err: error }, `the rates of CURRENCY_RATES can’t be used: ${reason}`)
      logged = reason
    }
  }
  const reading = recurring(HOUR_SECONDS, read)
  reading.now()
  return { current: () => (rates && isFresh(rates, now()) ? rates : undefined), stop: reading.stop }
}
