import * as z from 'zod/mini'
import * as t from '#messages/portalFiles'
import { Deleted } from './answers.ts'
import { type Currency, nameOf } from './currency.ts'
import { endpoint } from './endpoint.ts'
import { isolated } from './isolated.ts'
import { localeOf, readersLanguage } from './language.ts'

export const OUTGOING_FORMATS = ['blm', 'openimmo', 'kyero', 'reaxml', 'reso', 'csv'] as const
export type OutgoingFormat = (typeof OUTGOING_FORMATS)[number]

type FormatCurrencies = {
  name: string
  only?: readonly Currency[]
  without?: readonly Currency[]
  meant?: readonly Currency[]
}

/**
 * The currencies of each feed format. `only`, `without`: the currencies that the format can or can't express. `meant`:
 * those that its country implies, for a format without a currency field.
 */
const currenciesOf: Record<OutgoingFormat, FormatCurrencies> = {
  blm: { name: 'BLM', meant: ['GBP'] },
  openimmo: { name: 'OpenImmo', without: ['MXN', 'PLN', 'RON'] }, // it has only their predecessors, worth a thousandth of these
  kyero: { name: 'Kyero', only: ['EUR', 'GBP', 'USD'] },
  reaxml: { name: 'REAXML', meant: ['AUD', 'NZD'] },
  reso: { name: 'RESO', meant: ['USD', 'CAD'] },
  csv: { name: 'CSV' },
}

export function whyNoFile(format: OutgoingFormat, currency: Currency): string | undefined {
  const { name, only, without } = currenciesOf[format]
  const shown = isolated(name)
  if (only && !only.includes(currency))
    return t.onlyCurrencies({ format: shown, currencies: listed(only, 'conjunction'), currency: isolated(currency) })
  return without?.includes(currency)
    ? t.noCode({ format: shown, currency: isolated(currency), name: nameOf(currency) })
    : undefined
}

export function currencyNote(format: OutgoingFormat, currency: Currency): string | undefined {
  const { name, meant } = currenciesOf[format]
  if (!meant || meant.includes(currency)) return undefined
  return t.currencyNote({
    format: isolated(name),
    currency: isolated(currency),
    currencies: listed(meant, 'disjunction'),
  })
}

const listed = (currencies: readonly Currency[], type: 'conjunction' | 'disjunction'): string => {
  const language = readersLanguage()
  const locale = language === 'en' ? 'en-GB' : localeOf(language) // without a comma before "and"
  return new Intl.ListFormat(locale, { type }).format(currencies.map(isolated))
}

/**
 * The address of an agent's feed files. `path`: a secret path below the API, to which `/<format>` is appended; absent
 * until the agent creates it.
 */
const FeedAddress = z.object({ path: z.optional(z.string()) })

export const feedAddressApi = {
  read: endpoint({
    method: 'GET',
    path: '/feedAddress',
    access: 'agentOrAdmin',
    summary:
      'The secret path under which portals fetch the caller’s homes for sale, as `<path>/<format>`; none without one',
    answer: FeedAddress,
  }),
  make: endpoint({
    method: 'POST',
    path: '/feedAddress',
    access: 'agentOrAdmin',
    summary: 'Makes a new secret path; the one before ends',
    answer: FeedAddress,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/feedAddress',
    access: 'agentOrAdmin',
    summary: 'Ends the secret path: portals find nothing there any more',
    answer: Deleted,
  }),
  files: endpoint({
    method: 'GET',
    path: '/feedFiles/:secret/:format',
    access: 'public',
    summary: `An agent’s homes for sale, under their secret path, as ${OUTGOING_FORMATS.join(', ')}; 304 to the ETag of an answer until a home changes`,
    answer: z.string(),
    download: { name: 'homes', type: '*/*' },
  }),
}
