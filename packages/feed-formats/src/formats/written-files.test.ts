import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agent } from '../../test/carried-fields.ts'
import { blmViolations } from '../../test/schemas/blm-rules.ts'
import { expected, origin } from '../../test/schemas/expected-fields.ts'
import { kyeroRules } from '../../test/schemas/kyero-rules.ts'
import { openimmoRules } from '../../test/schemas/openimmo-rules.ts'
import { readBack } from '../../test/schemas/read-back.ts'
import { reaxmlRules } from '../../test/schemas/reaxml-rules.ts'
import { resoViolations } from '../../test/schemas/reso-rules.ts'
import { sampleHomes } from '../../test/schemas/written-homes.ts'
import { readXml, violationsOf } from '../../test/schemas/xml-rules.ts'
import type { FeedListing } from './feed-format.ts'
import { writeFeed } from './write-feed.ts'

type Portal = 'blm' | 'openimmo' | 'kyero' | 'reaxml' | 'reso'

/** A currency that each format can say. */
const currencies = { blm: 'GBP', openimmo: 'THB', kyero: 'USD', reaxml: 'AUD', reso: 'CAD' }
const formats = Object.keys(currencies) as Portal[]

const violations: Record<Portal, (text: string) => string[]> = {
  blm: (text) => blmViolations(text).violations,
  openimmo: (text) => violationsOf(readXml(text), openimmoRules),
  kyero: (text) => violationsOf(readXml(text), kyeroRules),
  reaxml: (text) => violationsOf(readXml(text), reaxmlRules),
  reso: (text) => (JSON.parse(text).value as Record<string, unknown>[]).flatMap(resoViolations),
}

const pictureUrl = ({ href }: URL) => (href.startsWith(`${origin}/`) ? href.replace(/\.webp$/, '.jpg') : undefined)

async function written(format: Portal, homes: FeedListing[], currency = currencies[format]): Promise<string> {
  async function* each() {
    yield* homes
  }
  const terms = {
    agent,
    currency,
    origin,
    at: new Date(),
    software: 'Sample',
    pictureUrl,
  }
  let text = ''
  for await (const piece of writeFeed(format, each(), terms)) text += piece
  return text
}

const [sample] = sampleHomes(1, 'GBP', 1)
const home = (given: Partial<FeedListing>): FeedListing => ({
  ...(sample as FeedListing),
  reference: 'A1',
  address: {},
  addressShown: 'whole',
  location: 'Mill Lane, Larkford, United Kingdom',
  pictures: [],
  facts: {},
  ...given,
})

const valid = async (format: Portal, count: number, seed: number) => {
  const text = await written(format, sampleHomes(count, currencies[format], seed))
  expect(violations[format](text)).toEqual([])
}
test.each(formats)('%s: 20 homes of all kinds are written as the schema says', (format) => valid(format, 20, 7))
test.each(formats)('%s: 200 homes of all kinds are written as the schema says', { tags: 'all' }, (format) =>
  valid(format, 200, Date.now()),
)

test.each(formats)('%s: a price of two amounts is written as the schema says', async (format) => {
  const homes = (['range', 'guide', 'auction'] as const).map((priceKind) =>
    home({ price: '250000 - 300000', facts: { priceKind } }),
  )
  expect(violations[format](await written(format, homes))).toEqual([])
})

/** Each format has a home that its rules refuse: they aren't blind. */
test.each([
  ['openimmo', '<openimmo_anid>', '<anid>'],
  ['openimmo', '<stand_vom>', '<stand>'],
  ['kyero', '<province>', '<region>'],
  ['kyero', '<price_freq>sale', '<price_freq>sell'],
  ['reaxml', 'squareMeter', 'squareFeet'],
  ['reaxml', '<agentID>', '<id>'],
  ['reaxml', '"BH"', '"work"'],
  ['reso', '"MediaKey"', '"Key"'],
  ['blm', 'LET_FURN_ID', 'FURN_ID'],
] as const)('%s: the rules refuse a file with another word for %s', async (format, word, other) => {
  const text = await written(format, sampleHomes(20, currencies[format], 7))
  const end = word.replace('<', '</')
  expect(violations[format](text.replaceAll(word, other).replaceAll(end, other.replace('<', '</')))).not.toEqual([])
})

test.each(Object.keys(expected) as (keyof typeof expected)[])(
  '%s: another reader finds every field that the format carries',
  async (format) => {
    const homes = sampleHomes(80, currencies[format], 11).filter(({ address }) => address.town)
    const found = readBack[format](await written(format, homes))
    const compared = found.map((each, index) => {
      const wanted = expected[format](homes[index] as FeedListing)
      return [each, wanted].map((values) =>
        Object.fromEntries(Object.keys(wanted).map((name) => [name, values?.[name]])),
      )
    })
    expect(compared.map(([each]) => each)).toEqual(compared.map(([, wanted]) => wanted))
  },
)

test('a home without parts gets town, region and postcode from its location', async () => {
  const homes = [
    home({ location: '5 Low Road, WATTLE GROVE, NSW 2173' }),
    home({ location: 'Altea, Alicante, Spain', address: { country: 'ES' } }),
    home({ location: 'Texas' }),
  ]
  const reaxml = readBack.reaxml(await written('reaxml', homes.slice(0, 1)))
  expect(reaxml).toMatchObject([{ street: '5 Low Road', town: 'WATTLE GROVE', region: 'NSW', postcode: '2173' }])
  const kyero = readBack.kyero(await written('kyero', homes.slice(1)))
  expect(kyero).toMatchObject([{ town: 'Alicante', country: 'Spain' }, { town: 'Texas' }])
})

test.each([
  ['openimmo', '<objektadresse_freigeben>false<'],
  ['reaxml', '<address display="no">'],
  ['reso', '"InternetAddressDisplayYN":false'],
] as const)('%s: a home of which the town is shown says so', async (format, flag) => {
  const text = await written(format, [home({ addressShown: 'town', address: { town: 'Bath', postcode: 'BA1' } })])
  expect(text).toContain(flag)
  expect(violations[format](text)).toEqual([])
})

test.each([
  ['7b0f6f0e-5c1d-4e0a-9a3e-5a8c1d2e3f40', /^1_[A-Z\d]{18}$/],
  ['9054_HQB01', /^9054_HQB01$/],
  ['K7', /^1_[A-Z\d]{18}$/], // or it could be the same as 1_K7
  ['9054_a reference of many letters', /^1_[A-Z\d]{18}$/],
])('blm: the reference %s becomes that of a branch, with at most 20 characters', async (reference, pattern) => {
  const [row] = blmViolations(await written('blm', [home({ reference })])).rows
  expect(row?.AGENT_REF).toMatch(pattern)
  expect(row?.AGENT_REF?.startsWith(`${row.BRANCH_ID}_`)).toBe(true)
})

test('openimmo: a price on application is no empty number', async () => {
  const text = await written('openimmo', [home({ price: undefined })])
  expect(text).toContain('<kaufpreis auf_anfrage="true">0</kaufpreis>')
})

const run = promisify(execFile)
const folder = process.env.FEED_SCHEMAS
/** The files of a folder that the operator names are official schemas; each is told by its name. */
const SCHEMAS: [Portal, RegExp, (file: string) => string[]][] = [
  ['openimmo', /^openimmo.*\.xsd$/i, (file) => ['--schema', file]],
  ['kyero', /^kyero.*\.xsd$/i, (file) => ['--schema', file]],
  ['reaxml', /^(?:propertyList|reaxml).*\.dtd$/i, (file) => ['--dtdvalid', file]],
]
/** The elements that Kyero’s documentation has, and its schema V3.0 has not. */
const KYERO_LATER = ['tags', 'video_url', 'virtual_tour_url']
let files: string
beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'feed-formats-'))
})
afterAll(() => rm(files, { recursive: true }))

test.skipIf(!folder).each(SCHEMAS)(
  '%s: xmllint finds 200 homes valid by the official schema',
  { tags: 'all' },
  async (format, name, options) => {
    const schema = (await readdir(folder ?? '')).find((file) => name.test(file))
    expect(schema, `a file of ${format} in FEED_SCHEMAS`).toBeDefined()
    const file = join(files, `${format}.xml`)
    const text = await written(format, sampleHomes(200, currencies[format], Date.now()))
    const words = await readFile(join(folder ?? '', schema ?? ''), 'utf8')
    const later = KYERO_LATER.filter((name) => format === 'kyero' && !words.includes(`name="${name}"`))
    await writeFile(
      file,
      later.reduce((all, name) => all.replaceAll(new RegExp(`<${name}>.*?</${name}>`, 'g'), ''), text),
    )
    const checked = await run('xmllint', ['--noout', '--nonet', ...options(join(folder ?? '', schema ?? '')), file], {
      maxBuffer: 100_000_000,
    }).catch((error) => error)
    expect(checked.stderr).toMatch(/^(?:.* validates\s*)?$/)
  },
)
