import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createLog } from '../../platform/logging/log.ts'
import { readSettings } from '../../settings/settings.ts'
import { keepRates } from './keep-rates.ts'
import { readRates } from './read-rates.ts'

const NOW = new Date('2026-11-29T12:00:00Z')
const given = { amount: 1, base: 'EUR', date: '2026-11-27', rates: { USD: 1.08, GBP: 0.84, HUF: 412.5 } }

let folder: string
let answer: { status: number; body: string }
const server = createServer((_, response) => response.writeHead(answer.status).end(answer.body))
let address: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rates-'))
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/latest`
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

const fileOf = async (content: unknown): Promise<string> => {
  const path = join(folder, 'rates.json')
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}
const read = async (content: unknown, currency: 'USD' | 'EUR' | 'CHF' = 'USD') =>
  readRates(await fileOf(content), currency, NOW)

test('rates of a file are for one unit of the site’s currency, whichever their base is', async () => {
  const { date, of } = await read(given)
  expect(date).toBe('2026-11-27')
  expect(of).toEqual({ EUR: 0.925926, GBP: 0.777778, HUF: 381.944 })
  expect((await read(given, 'EUR')).of).toEqual({ USD: 1.08, GBP: 0.84, HUF: 412.5 })
  expect((await read({ ...given, amount: 100 })).of.EUR).toBe(92.5926)
  const seconds = Date.parse('2026-11-28T09:00:00Z') / 1000
  expect((await read({ base: 'USD', timestamp: seconds, rates: { EUR: 0.9 } })).date).toBe('2026-11-28')
})

const NO_JSON = 'They are no JSON such as'
test.each<[string, unknown, string]>([
  ['an empty file', '', NO_JSON],
  ['HTML', '<html></html>', NO_JSON],
  ['a list', [given], NO_JSON],
  ['no base', { ...given, base: undefined }, NO_JSON],
  ['no day', { ...given, date: undefined }, NO_JSON],
  ['a day that is none', { ...given, date: '2026-13-45' }, NO_JSON],
  ['a rate of 0', { ...given, rates: { USD: 0 } }, NO_JSON],
  ['a rate as text', { ...given, rates: { USD: '1.08' } }, NO_JSON],
  ['a code that is none', { ...given, rates: { USD: 1.08, dollars: 2 } }, NO_JSON],
  ['no rate of the site', { ...given, rates: { GBP: 0.84 } }, 'They have no rate of USD, the site’s currency.'],
  ['the site’s currency alone', { ...given, base: 'USD', rates: {} }, 'They have no other currency than the site’s.'],
  ['rates of 8 days before', { ...given, date: '2026-11-21' }, 'They are of 2026-11-21, and older than 7 days.'],
  ['rates of next week', { ...given, date: '2026-12-05' }, 'Their day, 2026-12-05, is ahead.'],
  ['more than 100,000 bytes', ' '.repeat(100_001), 'has more than 100000 bytes.'],
])('refuses %s with a sentence', async (_what, content, sentence) => {
  await expect(read(content)).rejects.toThrow(sentence)
})

test('takes rates of 7 days before', async () => {
  expect((await read({ ...given, date: '2026-11-22' })).date).toBe('2026-11-22')
})

test('reads an address, and says what it answered instead', async () => {
  answer = { status: 200, body: JSON.stringify(given) }
  expect((await readRates(address, 'USD', NOW)).of.EUR).toBe(0.925926)
  answer = { status: 503, body: 'busy' }
  await expect(readRates(address, 'USD', NOW)).rejects.toThrow('127.0.0.1:')
  await expect(readRates(address, 'USD', NOW)).rejects.toThrow('answered 503.')
  answer = { status: 200, body: ' '.repeat(100_001) }
  await expect(readRates(address, 'USD', NOW)).rejects.toThrow('sent more than 100000 bytes')
  await expect(readRates('http://127.0.0.1:1/', 'USD', NOW)).rejects.toThrow('127.0.0.1:1 does not answer.')
  await expect(readRates(join(folder, 'none.json'), 'USD', NOW)).rejects.toThrow('none.json can’t be read.')
})

test('a server has the rates until they are too old, and its log says why there are none, once', async () => {
  let now = NOW
  const log = createLog(readSettings({ LOG_LEVEL: 'silent' }))
  const warn = vi.spyOn(log, 'warn')
  const path = await fileOf(given)
  const kept = keepRates({ source: path, currency: 'USD', now: () => now, log })
  await vi.waitFor(() => expect(kept.current()?.of.EUR).toBe(0.925926))
  now = new Date('2026-12-05T00:00:00Z')
  expect(kept.current()).toBeUndefined()
  await kept.stop()
  expect(warn).not.toHaveBeenCalled()
  const failing = keepRates({ source: join(folder, 'none.json'), currency: 'USD', now: () => now, log })
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
  expect(warn.mock.calls[0]?.[1]).toMatch(/^the rates of CURRENCY_RATES can’t be used: .*none\.json can’t be read\.$/)
  expect(failing.current()).toBeUndefined()
  await failing.stop()
  expect(keepRates({ source: undefined, currency: 'USD', now: () => now, log }).current()).toBeUndefined()
})
