import { describe, expect, test } from 'vitest'
import { Refusal } from '../../refusal.ts'
import { checkMayAdd, checkMayChange, checkPasswordStays, checkSource, nextRunOf, nextTryOf } from './feed.rules.ts'

/** The message of what is refused, by the field that it is shown at. */
function refusalOf(check: () => void): Record<string, string> | string | undefined {
  try {
    check()
  } catch (error) {
    if (error instanceof Refusal) return error.errors ?? error.message
    throw error
  }
  return undefined
}

describe('the source of a feed', () => {
  const terms = { origins: ['http://127.0.0.1:9000'], hasFolder: true }
  const address = { source: 'address', schedule: 'nightly' } as const
  const folder = { source: 'folder', schedule: 'nightly' } as const

  test.each([
    { ...address, address: 'https://agency.example/homes.xml' },
    { ...address, address: 'https://agency.example/homes.xml', username: 'a', password: 'b' },
    { ...address, address: 'http://127.0.0.1:9000/homes.xml' },
    { ...folder, address: 'exports/homes.blm' },
    { source: 'upload', schedule: 'manual' } as const,
  ])('is taken: $source $address', (place) => expect(refusalOf(() => checkSource(place, terms))).toBeUndefined())

  test.each([
    [{ ...address }, 'address'],
    [{ ...address, address: 'homes.xml' }, 'address'],
    [{ ...address, address: 'http://agency.example/homes.xml' }, 'address'],
    [{ ...address, address: 'file:///etc/passwd' }, 'address'],
    [{ ...address, address: 'https://me:secret@agency.example/homes.xml' }, 'address'],
    [{ ...address, address: 'https://agency.example/', password: 'secret' }, 'username'],
    [{ ...folder, address: '../other@agents.example/homes.xml' }, 'address'],
    [{ ...folder, address: '/etc/passwd' }, 'address'],
    [{ ...folder, address: 'c:\\homes.xml' }, 'address'],
    [{ source: 'upload', schedule: 'nightly' } as const, 'schedule'],
  ])('is refused: %o', (place, field) =>
    expect(Object.keys(Object(refusalOf(() => checkSource(place, terms))))).toEqual([field]),
  )

  test('is no folder on a server without one', () =>
    expect(refusalOf(() => checkSource({ ...folder, address: 'homes.xml' }, { ...terms, hasFolder: false }))).toEqual({
      source: 'This server has no folder for feeds (FEEDS_FOLDER)',
    }))
})

describe('a stored password', () => {
  const feed = { address: 'https://agency.example/homes.xml', password: 'sealed' }

  test.each([
    { address: 'https://agency.example/other.xml' },
    { address: 'https://elsewhere.example/homes.xml', password: 'typed again' },
    { address: 'https://elsewhere.example/homes.xml', password: '' },
    {},
  ])('stays, or is typed again: %o', (change) =>
    expect(refusalOf(() => checkPasswordStays(feed, change))).toBeUndefined(),
  )

  test.each(['https://elsewhere.example/homes.xml', 'https://agency.example:8443/homes.xml'])(
    'is not sent to %s',
    (address) =>
      expect(Object.keys(Object(refusalOf(() => checkPasswordStays(feed, { address }))))).toEqual(['password']),
  )
})

test('an admin pauses and trusts the feed of an agent, and changes nothing else of it', () => {
  const admin = { id: 'admin', role: 'admin' } as const
  const feed = { ownerId: 'agent', format: 'auto' } as const
  expect(refusalOf(() => checkMayChange(admin, feed, { isPaused: true, isTrusted: true }))).toBeUndefined()
  expect(refusalOf(() => checkMayChange(admin, feed, { address: 'https://a.example/' }))).toBe(
    'Only its own agent may change a feed.',
  )
})

test('only admins have feeds of sold prices, which never become feeds of homes', () => {
  const format = 'soldPrices'
  expect(refusalOf(() => checkMayAdd({ role: 'agent' }, { format }, 0))).toBe('Only admins bring sold prices.')
  expect(refusalOf(() => checkMayAdd({ role: 'admin' }, { format }, 0))).toBeUndefined()
  const admin = { id: 'admin', role: 'admin' } as const
  for (const [from, to] of [
    ['soldPrices', 'csv'],
    ['auto', 'soldPrices'],
  ] as const)
    expect(refusalOf(() => checkMayChange(admin, { ownerId: 'admin', format: from }, { format: to }))).toEqual({
      format: 'Homes and sold prices need feeds of their own',
    })
})

test.each([
  ['manual', null],
  ['hourly', '2026-11-26T11:30:00.000Z'],
  ['sixHourly', '2026-11-26T12:30:00.000Z'],
  ['nightly', '2026-11-27T02:30:00.000Z'],
] as const)('%s comes next at %s', (schedule, next) =>
  expect(nextRunOf(schedule, new Date('2026-11-26T10:30:00Z'), 0.5)?.toISOString() ?? null).toBe(next),
)

test.each([
  ['hourly', 0, '2026-11-26T11:30:00.000Z'],
  ['hourly', 1, '2026-11-26T11:30:00.000Z'],
  ['hourly', 2, '2026-11-26T12:30:00.000Z'],
  ['hourly', 3, '2026-11-26T14:30:00.000Z'],
  ['hourly', 100, '2026-11-29T10:30:00.000Z'],
  ['nightly', 1, '2026-11-27T02:30:00.000Z'],
  ['nightly', 2, '2026-11-28T02:30:00.000Z'],
  ['nightly', 100, '2026-11-29T02:30:00.000Z'],
  ['manual', 2, null],
] as const)('%s after %i failures in a row comes next on %s', (schedule, failures, next) =>
  expect(nextTryOf(schedule, new Date('2026-11-26T10:30:00Z'), { failures, spread: 0.5 })?.toISOString() ?? null).toBe(
    next,
  ),
)
