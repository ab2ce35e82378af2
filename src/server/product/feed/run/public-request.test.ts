import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { setBrand } from '#contract/brand'
import { feedServer } from '../../../../../test/feeds/feed-server.ts'
import { bodyOf, isPublic, publicRequest } from './public-request.ts'

let agency: Awaited<ReturnType<typeof feedServer>>
let other: Awaited<ReturnType<typeof feedServer>>
beforeAll(async () => {
  agency = await feedServer()
  other = await feedServer()
})
afterAll(() => Promise.all([agency.close(), other.close()]))

const signal = AbortSignal.timeout(60_000)
const ask = (url: string, options: Partial<Parameters<typeof publicRequest>[1]> = {}) =>
  publicRequest(url, { origins: [agency.origin], signal, ...options })

async function all(pieces: AsyncIterable<Buffer>): Promise<Buffer[]> {
  const read: Buffer[] = []
  for await (const piece of pieces) read.push(piece)
  return read
}

test.each([
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:7f00:1', false],
  ['fe80::1%eth0', false],
  ['fec0::1', false],
  ['2001:0:7f00:1::', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['::127.0.0.1', false],
  ['::a9fe:a9fe', false],
  ['::ffff:0:10.0.0.1', false],
  ['64:ff9b:1::a00:1', false],
  ['100:0:0:1::1', false],
  ['4000::1', false],
  ['192.0.0.1', false],
  ['198.18.0.1', false],
  ['no address', false],
  ['93.184.216.34', true],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
])('%s is public: %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected)
})

test.each([
  ['http://agency.example/homes.xml', 'its address is not https'],
  ['https://127.0.0.1/', 'no public address'],
  ['https://[::1]/', 'no public address'],
  ['https://2130706433/', 'no public address'],
  ['https://0x7f.1/', 'no public address'],
  ['https://127.1/', 'no public address'],
  ['https://0177.0.0.1/', 'no public address'],
  ['https://127.0.0.1./', 'no public address'],
  ['https://[::ffff:127.0.0.1]/', 'no public address'],
  ['https://[64:ff9b::7f00:1]/', 'no public address'],
  ['https://localhost/', 'no public address'],
  ['https://agency.invalid/', 'not found'],
])('refuses %s', async (url, reason) => {
  await expect(ask(url)).rejects.toThrow(reason)
})

test.each(['https://127.0.0.1:1/', 'https://localhost:1/', 'http://169.254.169.254/latest', 'file:///etc/passwd'])(
  'refuses a redirect to %s',
  async (location) => {
    agency.files.set('/away', (_request, response) => void response.writeHead(302, { location }).end())
    await expect(ask(`${agency.origin}/away`)).rejects.toThrow(/no public address|not https/)
  },
)

test.each([
  [['Key', 'Haven'], 'keyhaven'],
  [['Casa', ' Sol'], 'casa_sol'],
  [['دار', ' الشمس'], 'site'],
  [['Małe', ' Domy'], 'ma_e_domy'],
] as const)('of the brand %j it asks as %s', async ([first, second], userAgent) => {
  const seen: (string | undefined)[] = []
  agency.files.set('/named', (request, response) => {
    seen.push(request.headers['user-agent'])
    response.end()
  })
  setBrand({ parts: [first, second] })
  onTestFinished(() => setBrand({}))
  const answer = await ask(`${agency.origin}/named`)
  answer.destroy()
  expect(seen).toEqual([userAgent])
})

test('follows a few redirects, and sends the password to no other origin', async () => {
  const seen: (string | undefined)[] = []
  other.files.set('/there', (request, response) => {
    seen.push(request.headers.authorization)
    response.end('homes')
  })
  agency.files.set('/a', (request, response) => {
    seen.push(request.headers.authorization)
    response.writeHead(307, { location: `${other.origin}/there` }).end()
  })
  const answer = await ask(`${agency.origin}/a`, {
    origins: [agency.origin, other.origin],
    authorization: 'Basic eA==',
  })
  expect(Buffer.concat(await all(bodyOf(answer, 100))).toString()).toBe('homes')
  expect(seen).toEqual(['Basic eA==', undefined])
  agency.files.set('/round', (_request, response) => void response.writeHead(302, { location: '/round' }).end())
  await expect(ask(`${agency.origin}/round`)).rejects.toThrow('redirects more than 5 times')
})

test('ends an answer that is larger than announced or allowed, and one that breaks off', async () => {
  const read = async (path: string) => all(bodyOf(await ask(agency.origin + path), 1024 * 1024))
  agency.files.set('/large', { body: Buffer.alloc(1024 * 1024 + 1) })
  await expect(read('/large')).rejects.toThrow('larger than 1 MB')
  agency.files.set('/endless', (_request, response) => {
    const more = () => response.write(Buffer.alloc(64 * 1024)) && setImmediate(more)
    response.on('drain', more).on('error', () => {})
    more()
  })
  await expect(read('/endless')).rejects.toThrow('larger than 1 MB')
  agency.files.set('/broken', (_request, response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('some')
    setImmediate(() => response.destroy())
  })
  await expect(read('/broken')).rejects.toThrow('broke off')
})

test('an answer that takes too long ends', async () => {
  agency.files.set('/slow', () => {})
  await expect(ask(`${agency.origin}/slow`, { signal: AbortSignal.timeout(50) })).rejects.toThrow('took too long')
})
