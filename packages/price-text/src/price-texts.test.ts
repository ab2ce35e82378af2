import { expect, test } from 'vitest'
import texts from '../test/price-texts.json' with { type: 'json' }
import type { Hints } from './amount.ts'
import { readAmounts } from './price-amounts.ts'

/** A text of a listing's price and its meaning: its amounts in whole units; `[]` where it has none, and `?` where it is not sure. */
type Row = [text: string, amounts: number[] | '?', hints?: Hints]

const rows = Object.entries(texts as unknown as Record<string, Row[]>).flatMap(([country, each]) =>
  each.map(([text, expected, hints]) => [country, text, expected, hints] as const),
)

test.each(rows)('%s: reads “%s” as %j', (_country, text, expected, hints) => {
  const { amounts } = readAmounts(text, hints)
  expect(amounts?.map((cents) => cents / 100) ?? '?').toEqual(expected)
})
