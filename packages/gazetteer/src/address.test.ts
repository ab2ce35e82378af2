import { expect, test } from 'vitest'
import { describeLine, mentionReplacer, takeUnit } from './address.ts'

test.each([
  ['Flat 3, 12 Mill Lane', { unit: 'Flat 3', key: '3', rest: '12 Mill Lane' }],
  ['Calle Mayor 5, 3º B', { unit: '3º B', key: '3 b', rest: 'Calle Mayor 5' }],
  ['12 Mill Lane', undefined],
  ['', undefined],
])('takes the unit of %j', (text, taken) => {
  expect(takeUnit(text)).toEqual(taken)
})

test.each([
  ['Alder Lane', { isStreet: true, isBuilding: false }],
  ['Rosewood House', { isStreet: false, isBuilding: true }],
  ['No. 12', { isStreet: false, isBuilding: false, number: '12' }],
  ['Calle de Alcalá', { isStreet: true, isBuilding: false, name: 'Alcalá' }],
  ['Manchester', { isStreet: false, isBuilding: false }],
  ['', { isStreet: false, isBuilding: false }],
])('describes the line %j', (line, described) => {
  expect(describeLine(line)).toEqual(described)
})

test.each([
  ['Quiet flat on Mill Ln, Bath', 'Quiet flat on (hidden), Bath'],
  ['MILL LANE and Milllane', '(hidden) and (hidden)'],
  ['The mill in the lane', 'The mill in the lane'],
])('replaces the mentions of a street in %j', (text, replaced) => {
  expect(mentionReplacer(['Mill Lane'])(text, '(hidden)')).toBe(replaced)
})

test('keeps mentions of an excepted phrase, in any spelling', () => {
  expect(mentionReplacer(['Bath', '12'], ['BATH'])('Bath, 12', '')).toBe('Bath, ')
})
