import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brandName, titleWithBrand } from '#contract/brand'

test('the files that a browser reads before our code bear the brand’s name', () => {
  expect(readFileSync('src/web/index.html', 'utf8')).toContain(`<title>${titleWithBrand()}</title>`)
  expect(JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'))).toMatchObject({ name: brandName() })
})
