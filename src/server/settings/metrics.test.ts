import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('measures nothing unless METRICS_PORT is set', () => {
  expect(readSettings({}).metrics).toBeUndefined()
  expect(readSettings({ METRICS_HOST: '0.0.0.0' }).metrics).toBeUndefined()
})

test('metrics are for this machine alone unless an operator says otherwise', () => {
  expect(readSettings({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
  const open = { METRICS_PORT: '65535', METRICS_HOST: '10.0.0.7' }
  expect(readSettings(open).metrics).toEqual({ port: 65535, host: '10.0.0.7' })
})

test('a port that there is not is refused', () => {
  expect(() => readSettings({ METRICS_PORT: '65536' })).toThrow('METRICS_PORT must be a whole number from 0 to 65535')
})
