import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '../../../../../test/server/app.ts'
import { rawConnection } from '../../../../../test/server/raw-request.ts'

const request = 'GET /healthz HTTP/1.1\r\nhost: keyhaven.test\r\n\r\n'

test('closes connections beyond the limit, serves the others, and has room again', async () => {
  const app = await testApp({ DEMO: 'false', MAX_CONNECTIONS: '3' })
  onTestFinished(app.close)
  const open = () => {
    const connection = rawConnection(app.url)
    onTestFinished(() => void connection.close())
    return connection
  }
  const held = [open(), open(), open()]
  for (const connection of held) {
    await connection.write(request)
    expect((await connection.answer()).status).toBe(200)
  }
  await expect.poll(open().isOpen).toBe(false)
  await held[0]?.write(request)
  expect((await held[0]?.answer())?.status).toBe(200)
  held[1]?.close()
  const isServed = async () => {
    const connection = open()
    await connection.write(request)
    return connection.answer().then(
      ({ status }) => status,
      () => 'closed',
    )
  }
  await expect.poll(isServed).toBe(200)
})
