import { v7, validate } from 'uuid'
import { expect, test } from 'vitest'
import { messageIdAfter } from './message-id.ts'

const now = new Date('2026-11-22T12:00:00.000Z')

test('a message comes after the latest, also when another process’s clock was ahead', () => {
  const first = messageIdAfter(undefined, now)
  for (const ahead of [0, 1, 60_000]) {
    const latest = v7({ msecs: now.getTime() + ahead })
    const next = messageIdAfter(latest, now)
    expect(next > latest).toBe(true)
    expect(validate(next)).toBe(true)
  }
  expect(messageIdAfter(first, new Date(now.getTime() + 1)) > first).toBe(true)
})

test('the first id begins with its own time', () => {
  expect(messageIdAfter(undefined, now).replaceAll('-', '').slice(0, 12)).toBe(
    now.getTime().toString(16).padStart(12, '0'),
  )
})
