import { expect, test } from 'vitest'
import type { Property } from '#contract/property'
import { shownTo } from './shown-property.ts'

const agent = { email: 'agent@people.example', role: 'agent' } as const
const other = { email: 'other@people.example', role: 'agent' } as const
const admin = { email: 'admin@people.example', role: 'admin' } as const
const home = { email: agent.email, status: 'verified', sold: false, withdrawn: false } as Property

test('only the agent and admins see the values that an edit replaced', () => {
  const edited = { at: '2026-11-22T12:00:00Z', changed: { price: ['1', '2'] as [string, string] } }
  for (const caller of [agent, admin]) expect(shownTo(caller, { ...home, edited })).toEqual({ ...home, edited })
  expect(shownTo(other, { ...home, edited })).toEqual(home)
  expect(shownTo(undefined, { ...home, edited })).toEqual({ ...home, email: '' })
  expect(shownTo(agent, home)).toEqual(home)
  expect('edited' in shownTo(agent, home)).toBe(false)
})
