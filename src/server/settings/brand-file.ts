import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { brandSlug } from '#contract/brand'
import { BrandFields } from '#contract/brand-fields'
import { CURRENCIES } from '#contract/currency'
import { LANGUAGES, type Language } from '#contract/language'
import * as t from '#messages/refusals'
import { OperatorError } from '../operator-error.ts'
import { paletteOf } from './palette.ts'

const DEFAULT_FILE = 'brand.json'

const A_SENDER = 'mailFrom is a sender, such as Casa Sol <no-reply@casa.example>'

const BrandFile = z.extend(BrandFields, {
  currency: z.optional(z.enum(CURRENCIES, `currency is one of ${CURRENCIES.join(', ')}`)),
  language: z.optional(z.enum(LANGUAGES, `language, the site's own, is one of ${LANGUAGES.join(', ')}`)),
  mailFrom: z.optional(z.string(A_SENDER).check(z.regex(/^[^\p{Cc}]*[^\s@<>]@[^\s@<>]+>?$/u, A_SENDER))),
})
type BrandFile = z.infer<typeof BrandFile>

/**
 * Reads the site's brand from a JSON file: by default `brand.json` in the working folder, which may be absent. Throws an
 * `OperatorError` with a sentence for each mistake.
 */
export function readBrandFile(file: string | undefined): BrandFile {
  const path = file ?? DEFAULT_FILE
  const text = textOf(path, file === undefined)
  if (text === undefined) return {}
  const content = parsed(text, path)
  if (Object.prototype.toString.call(content) !== '[object Object]')
    throw new OperatorError(`${path} is not a JSON object, such as { "parts": ["Casa", "Sol"] }.`)
  const { success, data, error } = BrandFile.safeParse(content)
  if (!success) throw new OperatorError(error.issues.map((issue) => `${path}: ${sentenceOf(issue)}`).join('\nAnd '))
  checkColours(data, path)
  return data
}

function checkColours({ colours }: BrandFields, path: string): void {
  const palette = colours && paletteOf(colours)
  if (palette && 'refused' in palette)
    throw new OperatorError(`${path}: colours.${palette.refused}: ${t.unreadableColour({ nearest: palette.nearest })}`)
}

function textOf(path: string, mayBeAbsent: boolean): string | undefined {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    if (mayBeAbsent && (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new OperatorError(`the brand's file ${path} can't be read: ${(error as Error).message}`)
  }
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new OperatorError(`${path} is not JSON: ${(error as Error).message}`)
  }
}

type Issue = { code: string; path: PropertyKey[]; message: string; keys?: string[] }

function sentenceOf({ code, path, message, keys = [] }: Issue): string {
  if (code === 'unrecognized_keys')
    return `${placeOf([...path, keys.join(', ')])} is unknown. docs/operations.md lists the fields.`
  return `${placeOf(path)}: ${message}.`
}

/** Returns the path with the entries of lists counted from 1: "links, entry 2, url". */
const placeOf = (path: PropertyKey[]): string =>
  path.map((part) => (typeof part === 'number' ? `entry ${part + 1}` : String(part))).join(', ')

/**
 * Returns the settings `CURRENCY`, `LANGUAGES` and `MAIL_FROM`, completed by the brand's file. The file may repeat the
 * first two but not contradict them; a `MAIL_FROM` holds instead of the file's.
 */
export function settingsOfBrand(
  { currency, language, mailFrom }: BrandFile,
  given: Record<string, string | undefined>,
) {
  const {
    CURRENCY: money = currency,
    LANGUAGES: languages = languagesFrom(language),
    MAIL_FROM: sender = mailFrom,
  } = given
  if (currency && money?.trim().toUpperCase() !== currency)
    throw new OperatorError(
      `the brand's file has the currency ${currency}, and CURRENCY is ${money}: give one of them.`,
    )
  if (language && languages?.split(',')[0]?.trim() !== language)
    throw new OperatorError(
      `the brand's file has the language ${language}, and LANGUAGES begins with another one (${languages}): give one of them.`,
    )
  return {
    ...(money && { CURRENCY: money }),
    ...(languages && { LANGUAGES: languages }),
    ...(sender && { MAIL_FROM: sender }),
  }
}

const languagesFrom = (first: Language | undefined): string | undefined =>
  first && [first, ...LANGUAGES.filter((language) => language !== first)].join(',')

/** The host of addresses that no setting names; mail to it reaches no one. */
export const demoHost = (): string => `${brandSlug()}.demo`
