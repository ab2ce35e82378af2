import { type FaultCode, feedFault } from 'feed-formats'
import { expect, test } from 'vitest'
import { inLanguage, LANGUAGES } from '#contract/language'
import { faultText, faultTexts } from './fault-text.ts'

const VALUES = {
  code: 'EIO',
  columns: 3,
  count: 4,
  error: 'Z_DATA_ERROR',
  fields: 5,
  line: 6,
  mark: '~',
  most: 200,
  name: 'PRICE',
  names: 'xml, csv',
  one: 'a.xml',
  other: 'b.xml',
  rows: 7,
  version: '9',
  width: 8,
}
const faultOf = (code: FaultCode) =>
  feedFault(code, { ...VALUES, reason: feedFault('quoteNeverClosed', { line: 2 }) } as never) // of any code

test.each(Object.keys(faultTexts) as FaultCode[])('%s is in English as the package has it', (code) => {
  const fault = faultOf(code)
  expect(faultText(fault)).toBe(fault.message)
})

test.each(Object.keys(faultTexts) as FaultCode[])('%s has a text of its own in each language', (code) => {
  const texts = LANGUAGES.map((language) => inLanguage(language, () => faultText(faultOf(code))))
  expect(new Set(texts).size).toBe(LANGUAGES.length)
  expect(texts.filter((text) => /undefined|\[object/.test(text))).toEqual([])
})
