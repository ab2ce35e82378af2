import * as z from 'zod/mini'
import { CURRENCIES } from '#contract/currency'
import { EVIDENCE_RULES, EvidenceRule } from '#contract/evidence-rule'
import { isLanguage, LANGUAGES } from '#contract/language'

export const flag = (fallback: boolean) =>
  z.pipe(
    z._default(z.enum(['true', 'false', '1', '0'], 'must be true or false'), fallback ? 'true' : 'false'),
    z.transform((text) => text === 'true' || text === '1'),
  )

export const optionalFlag = z.optional(
  z.pipe(
    z.enum(['true', 'false', '1', '0'], 'must be true or false'),
    z.transform((text) => text === 'true' || text === '1'),
  ),
)

export const wholeNumber = (fallback: number, least: number, most: number) =>
  z.pipe(
    z._default(
      z
        .string()
        .check(
          z.refine(
            (text) => /^\d+$/.test(text) && +text >= least && +text <= most,
            `must be a whole number from ${least} to ${most}`,
          ),
        ),
      String(fallback),
    ),
    z.transform(Number),
  )

export const currency = z.pipe(
  z.pipe(
    z._default(z.string(), 'USD'),
    z.transform((text) => text.trim().toUpperCase()),
  ),
  z.enum(CURRENCIES, `must be a currency with two decimals that cards are charged in: ${CURRENCIES.join(', ')}`),
)

/** An address or a path; other texts are refused as mistakes. */
export const ratesSource = z.optional(
  z
    .string()
    .check(
      z.refine(
        (text) =>
          /^[a-z][a-z\d+.-]*:/i.test(text) ? /^https?:\/\/[^\s@]+$/.test(text) && URL.canParse(text) : text !== '',
        'must be a file or an address such as https://api.frankfurter.dev/v1/latest, without a password',
      ),
    ),
)

export const languages = z.pipe(
  z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => namesIn(text).length > 0 && namesIn(text).every(isLanguage),
          `must be languages, the site’s own first, with commas: ${LANGUAGES.join(', ')}`,
        ),
      ),
    LANGUAGES.join(','),
  ),
  z.transform((text) => [...new Set(namesIn(text).filter(isLanguage))]),
)

export const country = z.optional(
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.trim().toUpperCase()),
    ),
    z
      .string()
      .check(
        z.refine(
          (code) => /^[A-Z]{2}$/.test(code) && isNamed(code),
          'must be the code of a country (ISO 3166-1), such as GB or US',
        ),
      ),
  ),
)
const isNamed = (code: string) =>
  new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined

const isRule = (name: string) => EvidenceRule.safeParse(name).success

export const evidenceRules = z.pipe(
  z._default(
    z
      .string()
      .check(
        z.refine((text) => namesIn(text).every(isRule), `must be rules, with commas: ${EVIDENCE_RULES.join(', ')}`),
      ),
    '',
  ),
  z.transform((text) => EVIDENCE_RULES.filter((rule) => namesIn(text).includes(rule))),
)
const namesIn = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

export const positive = (fallback: number, most: number) =>
  z.pipe(
    z._default(
      z
        .string()
        .check(
          z.refine(
            (text) => /^\d{1,6}(\.\d{1,9})?$/.test(text) && +text > 0 && +text <= most,
            `must be a number above 0 and at most ${most}`,
          ),
        ),
      String(fallback),
    ),
    z.transform(Number),
  )

export const webAddress = z
  .string()
  .check(
    z.refine(
      (text) => /^https?:\/\/[^/]+$/.test(text) && URL.canParse(text),
      'must be an origin such as https://keyhaven.example, without a path',
    ),
  )

export const serviceAddress = (example: string) =>
  z
    .string()
    .check(
      z.refine(
        (text) => /^https?:\/\/[^\s?#@]+$/.test(text) && URL.canParse(text),
        `must be an address such as ${example}, without a password`,
      ),
    )

export const pageAddress = z
  .string()
  .check(
    z.refine(
      (text) => /^https?:\/\/[^\s"'<>@]+$/.test(text) && URL.canParse(text),
      'must be the address of a page, such as https://keyhaven.example/terms',
    ),
  )

export const origins = z.pipe(
  z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => listed(text).every((origin) => /^https?:\/\/[^/]+$/.test(origin)),
          'must be origins, separated by commas',
        ),
      ),
    '',
  ),
  z.transform(listed),
)

/**
 * Checks the address of a server with user and password. Refuses special characters in the password that are not
 * URL-encoded: a bare `%` can't be decoded, and `@ / ? #` would end the password early, so that its rest is read as
 * host or path.
 */
export const serverAddress = (begins: RegExp, example: string) =>
  z
    .string()
    .check(
      z.refine(
        (text) => begins.test(text) && isWhole(text),
        `must be ${example} address; in its user and password write % as %25, and @ / ? # as %40 %2F %3F %23`,
      ),
    )

export const serverAddresses = (begins: RegExp, example: string) =>
  z.pipe(
    z._default(
      z
        .string()
        .check(
          z.refine(
            (text) => listed(text).every((address) => begins.test(address) && isWhole(address)),
            `must be ${example} addresses, separated by commas; in user and password write % as %25, and @ / ? # , as %40 %2F %3F %23 %2C`,
          ),
        ),
      '',
    ),
    z.transform(listed),
  )

function isWhole(text: string): boolean {
  if (!URL.canParse(text) || !decodes(text)) return false
  const { pathname, search, hash } = new URL(text)
  return !`${pathname}${search}${hash}`.includes('@')
}

function decodes(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false // an invalid escape, its only error
  }
}

export function listed(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}
