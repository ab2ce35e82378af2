import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { priceTerms } from './price-words.ts'

const file = new URL('../test/price-terms.txt', import.meta.url)
const samples = readFileSync(file, 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, language = '', kind = '', share = '', text = ''] =
      /^(\w\w) (share|low|none) ?([\d.]*): (.+)$/.exec(line) ?? []
    return text ? [{ language, kind, share: Number(share), text }] : []
  })
const terms = (description: string) => priceTerms({ title: '', description })
const of = (kind: string) =>
  samples.flatMap((sample) => (sample.kind === kind ? [[sample.language, sample.text, sample.share] as const] : []))

test.each(of('share'))('reads the share that is for sale in %s: %s', (_, text, share) => {
  expect(terms(text).isShare).toBe(true)
  expect(terms(text).share ?? 0).toBeCloseTo(share, 1)
})

test.each(of('low'))('what is explained in %s makes a low price no finding: %s', (_, text) => {
  const { isShare, isLowForReason } = terms(text)
  expect(isShare || isLowForReason).toBe(true)
})

test.each(of('none'))('explains no low price in %s: %s', (_, text) => {
  expect(terms(text)).toEqual({ isShare: false, isLowForReason: false })
})
