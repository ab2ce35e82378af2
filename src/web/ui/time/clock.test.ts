import { expect, test } from 'vitest'
import { offsetAt } from '#contract/utc-offsets'
import { type Clock, dayBy, momentBy, timeBy } from './clock.ts'

const [FORWARD, BACK] = ['2027-03-28T01:00:00.000Z', '2027-10-31T01:00:00.000Z']
const london: Clock = (moment) =>
  offsetAt([{ minutes: 0, until: FORWARD }, { minutes: 60, until: BACK }, { minutes: 0 }], moment)

test.each([
  ['2027-03-28T00:59', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28T02:00', '2027-03-28T01:00:00.000Z'],
  ['2027-07-01T10:00', '2027-07-01T09:00:00.000Z'],
  ['2027-10-31T00:59', '2027-10-30T23:59:00.000Z'],
  ['2027-10-31T01:00', '2027-10-31T00:00:00.000Z'],
  ['2027-10-31T01:59', '2027-10-31T00:59:00.000Z'],
  ['2027-10-31T02:00', '2027-10-31T02:00:00.000Z'],
])('%s in London is %s, the earlier moment of an hour that clocks show twice', (local, moment) => {
  expect(momentBy(london, local)).toBe(moment)
  expect(`${dayBy(london, moment)}T${timeBy(london, moment)}`).toBe(local)
})

test.each(['2027-03-28T01:00', '2027-03-28T01:30', '2027-03-28T01:59', 'soon', ''])(
  '“%s” is no moment in London',
  (local) => {
    expect(momentBy(london, local)).toBe('')
  },
)

test.each([
  ['Honolulu', -600, '2027-03-01T00:30', '2027-03-01T10:30:00.000Z'],
  ['Kiritimati', 840, '2027-03-01T00:30', '2027-02-28T10:30:00.000Z'],
])('the offset of %s takes a moment to another day', (_town, offset, local, moment) => {
  expect(momentBy(() => offset, local)).toBe(moment)
})
