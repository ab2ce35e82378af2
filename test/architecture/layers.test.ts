import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importsOf } from './boundaries.ts'
import { climbs, floorsOf, folderCircle, layers, nounCircle } from './layers.ts'
import { imports } from './sources.ts'

test('every folder imports only from the layers below its own', () => {
  expect(climbs(imports)).toEqual([])
})

test.each(['server', 'web'] as const)('the layers of the %s name each of its folders and files once', (side) => {
  const there = readdirSync(`src/${side}`).filter((name) => !name.endsWith('.html'))
  expect(layers[side].flat().toSorted()).toEqual(there.toSorted())
})

test.each([
  ['a folder above', 'src/server/platform/mail/mail.ts', '../../product/offer/offer.store.ts'],
  ['a folder of the same layer', 'src/server/pages/sitemap/sitemap.ts', '../../demo/demo.ts'],
  ['a part of a folder above', 'src/server/providers/mail/mail.ts', '../../product/mail/letter.ts'],
  ['a loose file above', 'src/server/product/offer/offer.rules.ts', '../../app.ts'],
  ['a noun from below all nouns', 'src/web/platform/session/signOut.ts', '../../user/user.queries.ts'],
  ['the frame from a noun', 'src/web/offer/OfferCard.tsx', '../app/routes.tsx'],
])('finds an import of %s, and one of its types', (_what, file, name) => {
  for (const form of ['import', 'import type', 'export'])
    expect(climbs(importsOf(file, `${form} { x } from '${name}'`))).toHaveLength(1)
})

test('finds an import from a folder without a layer', () => {
  expect(climbs(importsOf('src/server/fees/fees.ts', `import { x } from '../db/keyset.ts'`))).toEqual([
    'src/server/fees stands in no layer',
  ])
})

test('the nouns of the web import each other in one direction', () => {
  expect(nounCircle(imports)).toBeUndefined()
})

test('finds two nouns of the web that import each other, through their sub-folders too', () => {
  const offer = importsOf('src/web/offer/requests/RequestsPage.tsx', `import { Stars } from '../../review/Stars.tsx'`)
  const review = importsOf('src/web/review/ReviewDialog.tsx', `import type { Offer } from '../offer/OfferCard.tsx'`)
  const own = importsOf('src/web/offer/OfferCard.tsx', `import { Requests } from './requests/RequestsPage.tsx'`)
  expect(nounCircle([...offer, ...own])).toBeUndefined()
  expect(nounCircle([...offer, ...review])).toBeDefined()
})

test.each([
  ['src/web', 10],
  ['src/server/product/search', 6],
])('the rooms of %s stand on at most %s floors', (folder, most) => {
  expect(floorsOf(folder, imports)).toBeGreaterThan(2)
  expect(floorsOf(folder, imports)).toBeLessThanOrEqual(most)
})

test('an import from a room to one above it adds a floor to all that stand on it', () => {
  const search = importsOf('src/web/search/Search.tsx', `import { Card } from '../card/Card.tsx'`)
  const card = importsOf('src/web/card/Card.tsx', `import { Stars } from '../review/Stars.tsx'`)
  expect(floorsOf('src/web', search)).toBe(2)
  expect(floorsOf('src/web', [...search, ...card])).toBe(3)
})

test('sub-folders import each other in one direction', () => {
  expect(folderCircle(imports)).toBeUndefined()
})

test('finds two sub-folders that import each other, except a port and its implementation', () => {
  const s3 = importsOf('src/server/providers/images/s3/s3.ts', `import type { Images } from '../images.ts'`)
  const chosen = importsOf('src/server/providers/images/create-images.ts', `import { s3 } from './s3/s3.ts'`)
  const folder = importsOf('src/server/providers/images/s3/s3.ts', `import { localFolder } from '../local-folder.ts'`)
  expect(folderCircle([...s3, ...chosen])).toBeUndefined()
  expect(folderCircle([...folder, ...chosen])).toBeDefined()
})
