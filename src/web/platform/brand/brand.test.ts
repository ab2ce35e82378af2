import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BRAND, TAGLINE } from '#contract/brand'

test('the files that a browser reads before our code bear the brand’s name', () => {
  expect(readFileSync('src/web/index.html', 'utf8')).toContain(`<title>${BRAND}: ${TAGLINE}</title>`)
  expect(JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'))).toMatchObject({ name: BRAND })
})
