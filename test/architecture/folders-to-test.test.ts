import { expect, test } from 'vitest'
import { foldersToTest } from '../../scripts/changed/folders-to-test.mjs'

test.each([
  ['a rule', ['src/server/product/offer/offer.rules.ts'], ['src/server/product/offer/']],
  [
    'a page and its test',
    ['src/web/offer/requests/Requests.tsx', 'src/web/offer/a.test.tsx'],
    ['src/web/offer/', 'src/web/offer/requests/'],
  ],
  [
    'a noun of the contract',
    ['src/contract/offer.ts'],
    ['src/contract/offer', 'src/server/product/offer/', 'src/web/offer/'],
  ],
  [
    'part of a noun',
    ['src/contract/viewing-hours.ts'],
    ['src/contract/viewing', 'src/server/product/viewing/', 'src/web/viewing/'],
  ],
  [
    'facts of a noun',
    ['src/contract/property-facts.ts'],
    [
      'src/contract/property',
      'src/server/product/property/',
      'src/web/card/',
      'src/web/decision/',
      'src/web/details/',
      'src/web/listing/',
      'src/web/property/',
    ],
  ],
  ['a row of the authorisation matrix', ['test/access/rows/viewing-rows.ts'], ['test/access/rows/']],
  ['a file of a package', ['packages/price-text/src/amount.ts'], ['packages/price-text/']],
  ['docs alone', ['docs/product.md', 'README.md'], []],
])('a change of %s runs the tests next to it', (_what, files, folders) => {
  expect(foldersToTest(files)).toEqual(folders)
})
