import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OperatorError } from '../operator-error.ts'
import { readBrandFile, settingsOfBrand } from './brand-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'brand-'))
const fileOf = (content: string) => {
  const path = join(folder, 'brand.json')
  writeFileSync(path, content)
  return path
}
const problemOf = (content: string) => {
  try {
    readBrandFile(fileOf(content))
  } catch (error) {
    if (error instanceof OperatorError) return error.message
    throw error
  }
  return undefined
}

test('reads a brand, also with a byte order mark', () => {
  const brand = { parts: ['Casa', 'Sol'], company: 'Casa Sol S.L.', logo: '/logo.svg' }
  expect(readBrandFile(fileOf(`\uFEFF${JSON.stringify(brand)}`))).toEqual(brand)
})

test('without a setting, the file may be absent; with one, it may not', () => {
  expect(readBrandFile(undefined)).toEqual({})
  expect(() => readBrandFile(join(folder, 'none.json'))).toThrow(/can't be read/)
})

test('names every mistake in a sentence', () => {
  const problem = problemOf(
    JSON.stringify({
      parts: ['', 'Sol'],
      colours: { main: 'green', accent: '#ff0000' },
      logo: 'logo.svg',
      colour: 'red',
    }),
  )
  expect(problem?.split('\nAnd ')).toEqual([
    expect.stringMatching(/First part of the name is a text of 1 to 30 characters/),
    expect.stringMatching(/Logo is an address that begins with https:\/\/ or \//),
    expect.stringMatching(/Main colour is a colour such as #1f4a3d/),
    expect.stringMatching(/colour is unknown/),
  ])
})

test.each([
  [{ parts: ['Casa'] }, 'parts: parts is a list of two texts, of which the second may be empty.'],
  [{ parts: ['Casa', 'Sol', 'Mar'] }, 'parts: parts is a list of two texts, of which the second may be empty.'],
  [{ parts: 'Casa Sol' }, 'parts: parts is a list of two texts, of which the second may be empty.'],
  [{ parts: ['Casa', 7] }, 'parts, entry 2: Second part of the name must be text.'],
  [{ colours: 'red' }, 'colours: colours has main and accent.'],
  [{ colours: { main: '#7a2e1d' } }, 'colours, accent: Second colour is a colour such as #1f4a3d.'],
  [{ colours: { main: '#7a2e1d', accent: '#916000', third: '#000000' } }, /^colours, third is unknown\./],
  [{ links: {} }, 'links: links is a list.'],
  [{ links: 'https://casa.example' }, 'links: links is a list.'],
  [{ links: Array(9).fill({ text: 'Blog', url: '/blog' }) }, 'links: links has at most 8 entries.'],
  [{ links: ['https://casa.example'] }, 'links, entry 1: a link has text and url.'],
  [
    {
      links: [
        { text: 'Blog', url: '/blog' },
        { text: 'Press', url: 'press' },
      ],
    },
    /^links, entry 2, url: .*begins with https:\/\/ or \//,
  ],
  [{ social: 'instagram' }, 'social: social is a list.'],
  [{ social: ['/a', '/b'].map((url) => ({ site: 'instagram', url })) }, 'social: A social icon is named twice.'],
  [{ mailFrom: 'Casa Sol' }, 'mailFrom: mailFrom is a sender, such as Casa Sol <no-reply@casa.example>.'],
  [{ mailFrom: 'a@casa.example\r\nBcc: b@c.example' }, /^mailFrom: mailFrom is a sender/],
])('says where %o is wrong, and how', (brand, sentence) => {
  const [, problem] = problemOf(JSON.stringify(brand))?.split('brand.json: ') ?? []
  if (typeof sentence === 'string') expect(problem).toBe(sentence)
  else expect(problem).toMatch(sentence)
})

test.each(['[]', '"Casa Sol"', 'null', '7'])('a file with %s is no brand', (content) => {
  expect(problemOf(content)).toMatch(/brand\.json is not a JSON object/)
})

test('names the sender of mails, unless a setting does', () => {
  const brand = readBrandFile(fileOf(JSON.stringify({ mailFrom: 'Casa Sol <no-reply@casa.example>' })))
  expect(settingsOfBrand(brand, {})).toEqual({ MAIL_FROM: 'Casa Sol <no-reply@casa.example>' })
  expect(settingsOfBrand(brand, { MAIL_FROM: 'other@casa.example' })).toEqual({ MAIL_FROM: 'other@casa.example' })
})

test('says that a file is no JSON', () => {
  expect(problemOf('{parts: }')).toMatch(/is not JSON/)
})

test.each(['javascript:alert(1)', '//other.example/logo.svg', 'data:image/svg+xml,', 'http://plain.example/a.png'])(
  'refuses %s as an address',
  (logo) => {
    expect(problemOf(JSON.stringify({ logo }))).toMatch(/begins with https:\/\/ or \//)
  },
)

test('colours in which texts can’t be read are refused with the nearest that can', () => {
  const problem = problemOf(JSON.stringify({ colours: { main: '#ffd400', accent: '#9d174d' } }))
  expect(problem).toMatch(
    /brand\.json: colours\.main: Texts in this colour could not be read by everybody\. The nearest that can is #[\da-f]{6}\.$/,
  )
  const nearest = /#[\da-f]{6}/.exec(problem ?? '')?.[0]
  expect(problemOf(JSON.stringify({ colours: { main: nearest, accent: '#9d174d' } }))).toBeUndefined()
})

test('gives the site’s currency and own language, unless the settings say otherwise', () => {
  const brand = readBrandFile(fileOf(JSON.stringify({ currency: 'EUR', language: 'es' })))
  expect(settingsOfBrand(brand, {})).toEqual({ CURRENCY: 'EUR', LANGUAGES: 'es,en,de,fr,ar' })
  expect(settingsOfBrand(brand, { CURRENCY: 'eur', LANGUAGES: 'es, en' })).toEqual({
    CURRENCY: 'eur',
    LANGUAGES: 'es, en',
  })
  expect(settingsOfBrand({}, { LANGUAGES: 'de' })).toEqual({ LANGUAGES: 'de' })
  expect(() => settingsOfBrand(brand, { CURRENCY: 'USD' })).toThrow('EUR, and CURRENCY is USD: give one of them.')
  expect(() => settingsOfBrand(brand, { LANGUAGES: 'en,es' })).toThrow('begins with another one (en,es)')
  expect(problemOf(JSON.stringify({ currency: 'JPY', language: 'it' }))).toMatch(
    /currency is one of USD.*\nAnd .*language, the site's own, is one of en, es/s,
  )
})

test('takes the example of the documentation', () => {
  const [, example = ''] =
    /A brand of your own.*?```json\n(.*?)```/s.exec(readFileSync('docs/operations.md', 'utf8')) ?? []
  expect(readBrandFile(fileOf(example))).toMatchObject({ parts: ['Casa ', 'Sol'], currency: 'EUR', language: 'es' })
})
