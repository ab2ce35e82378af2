import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('one process has default limits, which an operator can change', () => {
  expect(readSettings({})).toMatchObject({ maxEventStreams: 5000, maxConnections: 20_000, maxEventLoopDelayMs: 2000 })
  const given = { MAX_EVENT_STREAMS: '0', MAX_CONNECTIONS: '100', MAX_EVENT_LOOP_DELAY_MS: '0' }
  expect(readSettings(given)).toMatchObject({ maxEventStreams: 0, maxConnections: 100, maxEventLoopDelayMs: 0 })
})

test.each([
  ['MAX_CONNECTIONS', '1000001'],
  ['MAX_EVENT_LOOP_DELAY_MS', '60001'],
  ['MAX_EVENT_LOOP_DELAY_MS', '-1'],
])('%s=%s is refused', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name} must be a whole number`)
})
