import { readFileSync } from 'node:fs'
import { brandSlug } from '#contract/brand'
import { BrandFields } from '#contract/brand-fields'
import { OperatorError } from '../operator-error.ts'

const DEFAULT_FILE = 'brand.json'

/**
 * Reads the site's brand from a JSON file: by default `brand.json` in the working folder, which may be absent. Throws an
 * `OperatorError` with a sentence for each mistake.
 */
export function readBrandFile(file: string | undefined): BrandFields {
  const path = file ?? DEFAULT_FILE
  const text = textOf(path, file === undefined)
  if (text === undefined) return {}
  const { success, data, error } = BrandFields.safeParse(parsed(text, path))
  if (!success) throw new OperatorError(error.issues.map((issue) => `${path}: ${sentenceOf(issue)}`).join('\nAnd '))
  return data
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

/** The host of addresses that no setting names, which no mail reaches. */
export const demoHost = (): string => `${brandSlug()}.demo`
