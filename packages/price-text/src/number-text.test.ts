import { expect, test } from 'vitest'
import { decimalMarkOf, numbersIn } from './number-text.ts'

test.each([
  ['1,5', undefined, [1.5]],
  ['1.5', undefined, [1.5]],
  ['-0,5', undefined, [-0.5]],
  ['−51.38', undefined, [-51.38]],
  ['.5', undefined, [0.5]],
  ['5.', undefined, [5]],
  ['1 240', undefined, [1240]],
  ['1\u202F240,5', undefined, [1240.5]],
  ["1'240", undefined, [1240]],
  ['1_240', undefined, [1240]],
  ['1.240.000', undefined, [1_240_000]],
  ['1,240.50', undefined, [1240.5]],
  ['1.240,50', undefined, [1240.5]],
  ['12,50,000', undefined, [1_250_000]],
  ['0,125', undefined, [0.125]],
  ['51.3800', undefined, [51.38]],
  ['٣', undefined, [3]],
  ['३', undefined, [3]],
  ['３', undefined, [3]],
  ['𝟑', undefined, [3]],
  ['١٬٢٤٠', undefined, [1240]],
  ['٨٥٫٢٥٠', undefined, [85.25]],
  ['1,240', undefined, [1.24, 1240]],
  ['1.240', undefined, [1.24, 1240]],
  ['1,240', '.', [1240]],
  ['1.240', ',', [1240]],
  ['1.240', '.', [1.24, 1240]],
  ['1,240', ',', [1.24, 1240]],
  ['1,2,3', undefined, []],
  ['1.2.3', undefined, []],
  ['1e3', undefined, []],
  ['0x10', undefined, []],
  ['three', undefined, []],
  ['3 beds', undefined, []],
  ['--1', undefined, []],
  ['', undefined, []],
] as const)('“%s” where decimals have %s may be %j', (text, mark, numbers) => {
  expect(numbersIn(text, mark)).toEqual(numbers)
})

test.each([
  ['en-US', '.'],
  ['de', ','],
  ['de-CH', '.'],
  ['pt-BR', ','],
  ['hi-IN', '.'],
  ['*', undefined],
  ['nonsense!', undefined],
  [undefined, undefined],
])('the language %s has %s before decimals', (language, mark) => {
  expect(decimalMarkOf(language)).toBe(mark)
})
