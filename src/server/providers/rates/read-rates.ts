import { readFile, stat } from 'node:fs/promises'
import * as z from 'zod/mini'
import type { Currency } from '#contract/currency'
import { isFresh, MAX_RATES_AGE_DAYS, type Rates } from '#contract/rates'
import { boundedFetch } from '../bounded-fetch.ts'

const TIMEOUT_MS = 10_000
const MAX_BYTES = 100_000
const MAX_CURRENCIES = 400
const DAY_MS = 86_400_000

export class UnusableRates extends Error {}

const Code = z.string().check(z.regex(/^[A-Z]{3}$/))

/**
 * A file of rates as the European Central Bank's are published by Frankfurter (`amount`, `base`, `date`, `rates`) and
 * others. `timestamp`: seconds since 1970, in place of a date.
 */
const RatesFile = z.object({
  base: Code,
  date: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))),
  timestamp: z.optional(z.number().check(z.minimum(0), z.maximum(99_999_999_999))),
  amount: z._default(z.number().check(z.positive()), 1),
  rates: z.record(Code, z.number().check(z.positive())),
})

/**
 * Reads rates from a file or a web address, and converts them to the site's currency. Throws `UnusableRates` if they
 * can't be used, or are too old.
 */
export async function readRates(source: string, currency: Currency, now: Date): Promise<Rates> {
  const text = await (/^https?:\/\//.test(source) ? fetched(source) : inFile(source))
  const rates = converted(text, currency)
  if (Date.parse(rates.date) > now.getTime() + DAY_MS) throw new UnusableRates(`Their day, ${rates.date}, is ahead.`)
  if (isFresh(rates, now)) return rates
  throw new UnusableRates(`They are of ${rates.date}, and older than ${MAX_RATES_AGE_DAYS} days.`)
}

async function fetched(address: string): Promise<string> {
  const ask = boundedFetch(fetch, MAX_BYTES)
  const { host } = new URL(address)
  const answer = await ask(address, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'application/json' },
  }).catch((error: unknown) => {
    throw new UnusableRates(`${host} does not answer.`, { cause: error })
  })
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new UnusableRates(`${host} answered ${answer.status}.`)
  }
  return answer.text().catch((error: unknown) => {
    throw new UnusableRates(`${host} sent more than ${MAX_BYTES} bytes, or broke off.`, { cause: error })
  })
}

async function inFile(path: string): Promise<string> {
  try {
    if ((await stat(path)).size > MAX_BYTES) throw new UnusableRates(`${path} has more than ${MAX_BYTES} bytes.`)
    return await readFile(path, 'utf8')
  } catch (error) {
    throw error instanceof UnusableRates ? error : new UnusableRates(`${path} can’t be read.`, { cause: error })
  }
}

function converted(text: string, currency: Currency): Rates {
  const { data } = RatesFile.safeParse(json(text))
  const date = data?.date ?? (data?.timestamp && new Date(data.timestamp * 1000).toISOString().slice(0, 10))
  if (!data || !date || Number.isNaN(Date.parse(date)) || Object.keys(data.rates).length > MAX_CURRENCIES)
    throw new UnusableRates('They are no JSON such as {"base": "EUR", "date": "2026-11-27", "rates": {"USD": 1.08}}.')
  const all: Record<string, number> = { ...data.rates, [data.base]: data.amount }
  const own = all[currency]
  if (own === undefined) throw new UnusableRates(`They have no rate of ${currency}, the site’s currency.`)
  const others = Object.entries(all).filter(([code]) => code !== currency)
  if (others.length === 0) throw new UnusableRates('They have no other currency than the site’s.')
  const of = Object.fromEntries(others.map(([code, rate]) => [code, Number((rate / own).toPrecision(6))]))
  return { date, of }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
