import { expect, test } from 'vitest'
import { api } from '../../src/contract/api.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { allCells } from './cells.ts'
import { everyCaller } from './expected.ts'

const cells = allCells()
const contract = Object.entries(api).flatMap(([noun, group]) =>
  Object.entries<Endpoint>(group).map(([call, endpoint]) => ({ name: `${noun}.${call}`, endpoint })),
)

test('every call of the contract has an expected status for every caller', () => {
  const missing = contract.flatMap(({ name, endpoint }) =>
    everyCaller
      .filter((as) => !cells.some((cell) => cell.endpoint === endpoint && cell.as === as))
      .map((as) => `${name} as ${as}`),
  )
  expect(missing).toEqual([])
})

test('every call has a caller who succeeds', () => {
  const never = contract.filter(
    ({ endpoint }) => !cells.some((cell) => cell.endpoint === endpoint && cell.expected < 400),
  )
  expect(never.map(({ name }) => name)).toEqual([])
})

test('an exception differs from the rule, names its source, and concerns callers who pass the gate', () => {
  for (const { name, row } of cells)
    for (const { because, for: callers } of row.but ?? []) {
      expect([name, because]).toEqual([name, expect.stringMatching(/\((P|D)-\d+\)|their own|it is theirs/)])
      expect(callers.length).toBeGreaterThan(0)
    }
})

test('an invalid token opens no call, and an anonymous caller only public ones', () => {
  const open = cells.filter(
    ({ endpoint, as, expected }) =>
      expected < 400 &&
      (['signedOut', 'expired', 'anotherKey', 'unsigned'].includes(as) ||
        (as === 'deleted' && endpoint.access !== 'idToken') ||
        (as === 'anonymous' && endpoint.access !== 'public')),
  )
  expect(open.map(({ name }) => name)).toEqual([])
})
