import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { closeInOrder } from '../platform/http/connection/orderly-close.ts'
import { readSettings } from '../settings/settings.ts'
import { listen } from './listen.ts'
import { welcome } from './welcome.ts'

const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
const loopbacks = addresses.filter(({ internal }) => internal).map(({ address }) => address)
/** Addresses under which other devices reach this machine. */
const outside = addresses.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address)

async function listening(place: { port: number; host: string }) {
  const app = Fastify()
  closeInOrder(app, { delayMs: 0, timeoutMs: 1000 })
  app.get('/', async () => 'here')
  onTestFinished(() => app.close())
  return { app, url: await listen(app, place) }
}

async function isOpenAt(address: string, url: string): Promise<boolean> {
  const socket = connect(Number(new URL(url).port), address)
  const opened = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return opened
}

test('in demo mode only this machine reaches it, under either of its loopback addresses', async () => {
  const { url } = await listening({ port: 0, host: readSettings({}).host })
  expect(url).toMatch(/^http:\/\/localhost:\d+$/)
  for (const address of loopbacks) expect([address, await isOpenAt(address, url)]).toEqual([address, true])
  for (const address of outside) expect([address, await isOpenAt(address, url)]).toEqual([address, false])
  expect(await (await fetch(url)).text()).toBe('here')
})

test.each([
  ['without the demo', { DEMO: 'false' }],
  ['with HOST=0.0.0.0', { HOST: '0.0.0.0' }],
])('other devices reach it %s', async (_how, environment) => {
  const { url } = await listening({ port: 0, host: readSettings(environment).host })
  expect(url).toMatch(/^http:\/\/localhost:\d+$/)
  for (const address of ['127.0.0.1', ...outside])
    expect([address, await isOpenAt(address, url)]).toEqual([address, true])
})

test('prints the address that HOST names', async () => {
  const { url } = await listening({ port: 0, host: '127.0.0.1' })
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
})

test.runIf(loopbacks.includes('::1'))(
  'where another program has the port on the other loopback, the address that is printed leads to us',
  async () => {
    const other = createServer().listen(0, '::1')
    await once(other, 'listening')
    onTestFinished(() => void other.close())
    const { port } = other.address() as AddressInfo // it listens on a port
    const { url } = await listening({ port, host: 'localhost' })
    expect(url).toBe(`http://127.0.0.1:${port}`)
    expect(await (await fetch(url)).text()).toBe('here')
  },
)

test('both loopback addresses refuse once it stops', async () => {
  const { app, url } = await listening({ port: 0, host: 'localhost' })
  await app.close()
  for (const address of loopbacks) expect([address, await isOpenAt(address, url)]).toEqual([address, false])
})

test('the person who starts the demo reads how other devices get to it, unless they do', () => {
  const printed = (environment: NodeJS.ProcessEnv) =>
    welcome('http://localhost:3000', readSettings(environment)).join('\n')
  expect(printed({})).toContain('HOST=0.0.0.0')
  expect(printed({ HOST: '0.0.0.0' })).not.toContain('HOST')
  expect(printed({ DEMO: 'false' })).not.toContain('HOST')
})

test('the person who starts it on an older Node reads once which one is recommended', () => {
  const printed = (node: string) => welcome('http://localhost:3000', readSettings({}), node)
  const advice = 'Node 24 is recommended, for its security updates. This is Node 20.19.6.'
  expect(printed('20.19.6').filter((line) => line === advice)).toHaveLength(1)
  for (const node of ['24.21.0', '26.10.0']) expect(printed(node).join('\n')).not.toContain('recommended')
})
