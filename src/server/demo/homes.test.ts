import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { factFields } from '#contract/property-facts'
import facts from './facts.json' with { type: 'json' }
import homes from './homes.json' with { type: 'json' }

const Facts = z.strictObject(factFields)

test.each(Object.entries(facts))('the demo’s %s has facts by the contract', (key, given) => {
  expect(Facts.safeParse(given).error?.issues ?? []).toEqual([])
  expect(homes.some((home) => home.key === key)).toBe(true)
})

test('every demo home that visitors see has its type and its place', () => {
  const shown = homes.filter((home) => !('state' in home))
  const byKey: Record<string, object> = facts
  for (const { key } of shown)
    expect([key, byKey[key]]).toEqual([key, expect.objectContaining({ precision: 'street' })])
})
