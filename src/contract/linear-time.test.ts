import { decimalMarkOf, numbersIn, readAmounts, readTyped } from 'price-text'
import { expect, test } from 'vitest'
import { fillings } from '../../test/patterns/fillings.ts'
import { slowTexts } from '../../test/patterns/growth.ts'
import { api } from './api.ts'
import { comparableEmail } from './email.ts'
import type { Endpoint } from './endpoint.ts'
import { comparableFeature } from './fact-options.ts'
import { inLanguage } from './language.ts'
import { bboxIn } from './map-bounds.ts'
import { toCents } from './money.ts'
import { clearPrice, priceRange, whyNoPrice } from './price.ts'
import { screenHead, shortDescription } from './screen-head.ts'
import { withSeparators } from './separators.ts'
import { shownPrice } from './shown-price.ts'
import { seenLine } from './text.ts'

const readers: Record<string, (text: string) => unknown> = {
  bboxIn,
  clearPrice: (text) => clearPrice(text, { currency: 'USD', mark: ',' }),
  comparableEmail,
  comparableFeature,
  decimalMarkOf,
  numbersIn,
  priceRange: (text) => priceRange(text, { currency: 'EUR' }),
  readAmounts,
  readTyped: (text) => readTyped(text, { currency: 'USD' }),
  screenHead: (text) => screenHead(`/${text}`, `?${text}`),
  seenLine,
  shortDescription,
  shownPrice: (text) => shownPrice({ price: text }, 'USD'),
  shownPriceInGerman: (text) => inLanguage('de', () => shownPrice({ price: text }, 'EUR')),
  toCents,
  whyNoPrice: (text) => whyNoPrice(text, {}),
  withSeparators,
}

test.each(Object.entries(readers))(
  '%s takes time that grows with the length of a text, not with its square',
  (_, read) => {
    expect(slowTexts(read)).toEqual([])
  },
)

const calls = Object.entries(api).flatMap(([noun, group]) =>
  Object.entries(group as Record<string, Endpoint>).flatMap(([name, { query, body }]) =>
    Object.entries({ query, body }).flatMap(([part, schema]) =>
      schema ? [[`${noun}.${name}`, part, schema] as const] : [],
    ),
  ),
)

test.each(calls)(
  'every text that %s takes in its %s is checked in time that grows with its length',
  { tags: ['all'] },
  (_name, _part, schema) => {
    const slow = fillings(schema).flatMap((fill) => slowTexts((text) => schema.safeParse(fill(text))))
    expect(slow).toEqual([])
  },
)
