import { wcagContrast } from 'culori'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setBrand } from '#contract/brand'
import { initialsPath } from '#contract/picture-file'
import { PhotoUrl } from '#contract/user-fields'
import { testApp } from '../../../../test/server/app.ts'
import { initialsOf, initialsPicture } from './initials.routes.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
afterAll(async () => {
  setBrand({})
  await app.close()
})

const picture = (search: string) => fetch(new URL(`/media/initials${search}`, app.url))
const shownIn = (svg: string) => /<text[^>]*>([^<]*)<\/text>/.exec(svg)?.[1]

test('serves the initials of a name as a picture only', async () => {
  const answer = await fetch(new URL(initialsPath('Ada de la Cruz'), app.url))
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=604800',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  })
  const svg = await answer.text()
  expect(shownIn(svg)).toBe('AC')
  expect(svg).toMatch(/^<svg [^>]*width="192" height="192"/)
  expect(await (await fetch(new URL(initialsPath('Ada de la Cruz'), app.url))).text()).toBe(svg)
})

test.each([
  ['ada', 'A'],
  ['  Ada   Lovelace ', 'AL'],
  ['Ada King Lovelace', 'AL'],
  ['Élodie Ölander', 'ÉÖ'],
  ['E\u0301lodie', 'É'],
  ['李 小龍', '李小'],
  ['محمد علي', 'مع'],
  ['ß', 'S'],
  ['3M "Bob" O’Neil-Smith', 'MO'],
  ['<script>alert(1)</script>', 'S'],
  ['&amp; "><img src=x onerror=alert(1)>', 'AO'],
  ['😀 🏠', ''],
  ['007', ''],
  ['\0\u202e\ud800', ''],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('the picture of any name is short and shows only letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const svg = initialsPicture(name)
      expect(svg.length).toBeLessThan(400)
      expect(shownIn(svg) ?? '').toMatch(/^\p{L}{0,2}$/u)
      expect(svg.replace(/>[^<]*<\/text>/, '></text>').replace(/#\w{6}/g, '')).toMatch(/^[\x20-\x7e]*$/)
    }),
  )
})

test.each([
  ['no name', ''],
  ['an empty one', '?name='],
  ['two', '?name=A&name=B'],
  ['half a character', '?name=%ED%A0%80'],
  ['a broken escape', '?name=%'],
  ['9,000 letters', `?name=${'x'.repeat(9000)}`],
])('returns a picture for a request with %s', async (_what, search) => {
  const answer = await picture(search)
  expect(answer.status).toBe(200)
  expect((await answer.text()).length).toBeLessThan(400)
})

test('the address of the picture may be a photo, with our own host before it', () => {
  const address = new URL(initialsPath('Zoë & Söhne / 李'), 'https://keyhaven.example').href
  expect(PhotoUrl.parse(address)).toBe(address)
})

test('the pictures have the colours of the brand, on which their letters can be read', () => {
  setBrand({ colours: { main: '#5b21b6', accent: '#9d174d' } })
  const grounds = new Set(
    ['Ann A', 'Ann B', 'Ann C', 'Ann D', 'Ann E'].map(
      (name) => /fill="(#[\da-f]{6})"/.exec(initialsPicture(name))?.[1],
    ),
  )
  expect(grounds).toContain('#5b21b6')
  expect([...grounds].filter((ground) => wcagContrast(ground ?? '', '#fffefb') < 4.5)).toEqual([])
  setBrand({})
  expect(initialsPicture('Ann A')).not.toMatch([...grounds].join('|'))
})
