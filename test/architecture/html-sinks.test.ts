import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { files } from './sources.ts'

/** What turns a text into HTML or a script: Trusted Types would refuse these (D-326). */
const SINK =
  /\b(?:innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe|dangerouslySetInnerHTML|srcdoc|srcDoc)\b|\bdocument\.write|\beval\(|\bnew Function\(|\bset(?:Timeout|Interval)\(\s*['"`]/

test.each([
  'node.innerHTML = text',
  '<p dangerouslySetInnerHTML={{ __html: text }} />',
  "document.writeln('x')",
  'eval(text)',
  "setTimeout('run()', 1)",
])('%s is seen as something that makes HTML or a script of a text', (line) => {
  expect(SINK.test(line)).toBe(true)
})

test('no source of the page makes HTML or a script of a text', () => {
  const ofPage = files.filter((path) => path.startsWith('src/web/') && !/\.test\.tsx?$/.test(path))
  expect(ofPage.length).toBeGreaterThan(100)
  expect(ofPage.filter((path) => SINK.test(readFileSync(path, 'utf8')))).toEqual([])
})
