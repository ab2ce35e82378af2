import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { appProcess, newDataDir } from '../../../../test/server/app-process.ts'
import { testDatabase } from '../../../../test/server/database.ts'
import { sayTo } from './say.ts'

test('in production every line of standard output is JSON, from the start to the stop', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  const { dataDir, remove } = await newDataDir()
  onTestFinished(remove)
  const app = await appProcess({
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    SMPT_URL: 'x',
  })
  const closed = once(app.child, 'close')
  await fetch(`${app.url}/healthz`) // it hears signals by then
  await app.end('SIGTERM')
  await closed
  const lines = app.printed().trim().split('\n')
  const messages = lines.map((line) => JSON.parse(line).msg)
  expect(messages).toContain(`KeyHaven is open at ${app.url}`)
  expect(messages).toContain('Stopping KeyHaven …')
})

test('a terminal gets no control characters of a name in a line', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  sayTo('a person')('Importing for Ann\u001B[31m\u0007 …\n\tone')
  expect(log.mock.calls).toEqual([['Importing for Ann[31m …\n\tone']])
})
