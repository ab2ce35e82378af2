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

const BrandFile = z.extend(BrandFields, {
  currency: z.optional(z.enum(CURRENCIES, `currency is one of ${CURRENCIES.join(', ')}`)),
  language: z.optional(z.enum(LANGUAGES, `language, the site's own, is one of ${LANGUAGES.join(', ')}`)),
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
  const { success, data, error } = BrandFile.safeParse(parsed(text, path))
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
    return `${[...path, keys.join(', ')].join('.')} is unknown. docs/operations.md lists the fields.`
  return code === 'custom' || code.startsWith('too') || code === 'invalid_format'
    ? `${message}.`
    : `${path.join('.') || 'the brand'}: ${message}.`
}

/**
 * Returns the settings `CURRENCY` and `LANGUAGES`, completed by the brand's file. The file may repeat them but not
 * contradict them.
 */
export function settingsOfBrand({ currency, language }: BrandFile, given: Record<string, string | undefined>) {
  const { CURRENCY: money = currency, LANGUAGES: languages = languagesFrom(language) } = given
  if (currency && money?.trim().toUpperCase() !== currency)
    throw new OperatorError(
      `the brand's file has the currency ${currency}, and CURRENCY is ${money}: give one of them.`,
    )
  if (language && languages?.split(',')[0]?.trim() !== language)
    throw new OperatorError(
      `the brand's file has the language ${language}, and LANGUAGES begins with another one (${languages}): give one of them.`,
    )
  return { ...(money && { CURRENCY: money }), ...(languages && { LANGUAGES: languages }) }
}

const languagesFrom = (first: Language | undefined): string | undefined =>
  first && [first, ...LANGUAGES.filter((language) => language !== first)].join(',')

/** The host of addresses that no setting names; mail to it reaches no one. */
export const demoHost = (): string => `${brandSlug()}.demo`
