import { expect, test } from 'vitest'
import { isHeld, statusesBefore, type ViewingMove, ViewingStatus, viewingCan } from './viewing-status.ts'

test.each<[ViewingMove, 'agent' | 'buyer' | 'app', string]>([
  ['accept', 'agent', 'requested'],
  ['accept', 'buyer', 'proposed'],
  ['decline', 'agent', 'requested'],
  ['decline', 'buyer', 'proposed'],
  ['propose', 'agent', 'requested proposed'],
  ['propose', 'buyer', ''],
  ['cancel', 'agent', 'proposed accepted'],
  ['cancel', 'buyer', 'requested proposed accepted'],
  ['lapse', 'app', 'requested proposed'],
  ['lapse', 'buyer', ''],
  ['close', 'app', 'requested proposed accepted'],
  ['close', 'agent', ''],
])('a viewing can %s by its %s from: %s', (move, by, from) => {
  expect(statusesBefore(move, by)).toEqual(from.split(' ').filter(Boolean))
  if (by === 'app') return
  for (const status of ViewingStatus.options)
    expect(viewingCan(move, { status }, by)).toBe(from.split(' ').includes(status))
})

test('an unanswered viewing holds its time', () => {
  expect(ViewingStatus.options.filter((status) => isHeld({ status }))).toEqual(['requested', 'proposed'])
})
