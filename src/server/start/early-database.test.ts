import { expect, test } from 'vitest'
import { readSettings } from '../settings/settings.ts'
import { start } from './start.ts'

test('reports a log that can’t be written, and stops the database that was started before', async () => {
  let isStopped = false
  const database = Promise.resolve({
    url: 'postgres://nobody@127.0.0.1:1/none',
    stop: async () => {
      isStopped = true
    },
  })
  const settings = readSettings({ LOG_FILE: '/dev/null/log' })
  await expect(start(settings, () => {}, { database })).rejects.toThrow(
    'the file /dev/null/log of LOG_FILE can’t be written',
  )
  expect(isStopped).toBe(true)
})
