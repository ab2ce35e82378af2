import { expect, test } from 'vitest'
import { elementIn } from './xml-tree.ts'

const codeOf = (text: string) => {
  const read = elementIn(text)
  return 'reason' in read ? [read.reason.code, read.line] : 'none'
}

test.each([
  ['xmlUnclosed', '<home>\n<price>1</price>'],
  ['xmlUnmatched', '<home>\n<price>1</title></home>'],
  ['xmlUnmatched', '<home/>\n</home>'],
  ['xmlTag', '<home>\n<1price/></home>'],
  ['xmlAttribute', '<home\nid=5/>'],
  ['xmlAttribute', '<home\nid="1" id="2"/>'],
  ['xmlReference', '<home>\n&nothing;</home>'],
  ['xmlOutside', '<home/>\n<home/>'],
  ['xmlDeclaration', '\n<home/><?xml version="1.0"?>'],
  ['noXml', '<!-- no home -->\n'],
  ['xmlError', '<home>\n<!-- a -- b --></home>'],
])('says %s of %j, with its line', (code, text) => {
  expect(codeOf(text)).toEqual([code, 2])
})

test('repeats nothing of what is in the file', () => {
  const read = elementIn('<secret>\n</password:1234>')
  expect(JSON.stringify(read)).not.toMatch(/secret|password|1234/)
})
