import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { files } from './sources.ts'

/** The sinks that turn text into HTML or scripts: Trusted Types would refuse these (D-326). */
const SINK =
  /\b(?:innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe|dangerouslySetInnerHTML|srcdoc|srcDoc)\b|\bdocument\.write|\beval\(|\bnew Function\(|\bset(?:Timeout|Interval)\(\s*['"`]/

test.each([
  'node.innerHTML = text',
  '<p dangerouslySetInnerHTML={{ __html: text }} />',
  "document.writeln('x')",
  'eval(text)',
  "setTimeout('run()', 1)",
])('%s is found as a sink for HTML or scripts', (line) => {
  expect(SINK.test(line)).toBe(true)
})

test('no source file of the page turns text into HTML or scripts', () => {
  const ofPage = files.filter((path) => path.startsWith('src/web/') && !/\.test\.tsx?$/.test(path))
  expect(ofPage.length).toBeGreaterThan(100)
  expect(ofPage.filter((path) => SINK.test(readFileSync(path, 'utf8')))).toEqual([])
})
