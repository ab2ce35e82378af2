import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bareTexts } from './bare-texts.ts'
import { files } from './sources.ts'

test('no text of a page comes and goes, or changes, next to other content', () => {
  const ofPages = files.filter((file) => /^src\/web\/.*\.tsx$/.test(file) && !file.endsWith('.test.tsx'))
  expect(ofPages.length).toBeGreaterThan(150)
  expect(bareTexts(ofPages.map((file) => ({ file, code: readFileSync(file, 'utf8') })))).toEqual([])
})

const found = (...code: string[]) => bareTexts([{ file: 'x.tsx', code: code.join('\n') }])

test.each([
  "const A = ({ on }) => <p><b>1</b>{on && 'text'}</p>",
  "const A = ({ on }) => <p><b>1</b>{on ? 'text' : <i>2</i>}</p>",
  'const A = () => <p>{useCount()} homes</p>',
  'const A = () => <p><b>1</b>{[useCount()].join()}</p>',
  'const A = ({ on }) => <p>{on && <b>1</b>} text</p>',
  'const A = () => <p><Mark /> text</p>',
  'const A = () => <>{useText()}</>',
  'const A = ({ all }) => <p><b>1</b>{all.map((one) => one.name)}</p>',
  "const words = (on) => on ? 'text' : null\nconst A = () => <p><b>1</b>{words(true)}</p>",
  "const A = ({ on }) => { const words = on && 'text'\n return <p><b>1</b>{words}</p> }",
  "function Part({ on }) { if (on) return 'text'\n return null }",
  'const A = ({ on }) => <p>{on ? <><b>1</b> text</> : <i>2</i>}</p>',
  'const A = ({ on }) => <p>{on && <>text</>}</p>',
  'const A = ({ all }) => <p>{all.map((one) => <Fragment key={one}>{one} <br /></Fragment>)}</p>',
  'const A = ({ all }) => <p>{all.map((one) => one.name)}</p>',
  "const A = ({ one }) => <p>{[one, ', ', 'more']}</p>",
  'const A = ({ on }) => <p>{on ? <b>1 <i>2</i></b> : <b>3</b>}</p>',
  'const A = ({ on }) => <p>{on ? <b><u>1 <i>2</i></u></b> : <b><u>3</u></b>}</p>',
  'function Part({ on }) { if (on) return <p>Read <a href="/">this</a></p>\n return <p>None</p> }',
  'const A = ({ on, all }) => <p>{on ? all.map((one) => one + ",") : <i>2</i>}</p>',
])('finds the text in %s', (code) => {
  expect(found(code).length).toBeGreaterThan(0)
})

test('finds a text that a component puts next to its own content, also by way of another', () => {
  const frame = 'const Frame = ({ children }) => <div><b>1</b>{children}</div>'
  const outer = 'const Outer = ({ lead }) => <Frame>{lead}</Frame>'
  expect(found(frame, 'const A = () => <Frame>text</Frame>')).toEqual(['x.tsx:2 text'])
  expect(found(frame, outer, 'const A = () => <Outer lead="text" />')).toEqual(['x.tsx:3 "text"'])
  expect(found(frame, outer, 'const A = () => <Outer lead={<p>text</p>} />')).toEqual([])
})

test('finds a text that a component returns as it was handed', () => {
  const guard = 'const Guard = ({ children, on }) => (on ? children : <Bar />)'
  expect(found(guard, 'const A = () => <p><Guard>text</Guard></p>')).toEqual(['x.tsx:2 text'])
  expect(found(guard, 'const A = () => <p><Guard><b>text</b></Guard></p>')).toEqual([])
})

test.each([
  'const A = () => <p>{useCount()}</p>',
  "const A = ({ on }) => <p>{on ? 'text' : <i>2</i>}</p>",
  'const A = ({ on }) => <p>{on && <><b>1</b><span>text</span></>}</p>',
  'const A = ({ on }) => <p>{on ? <b key="1">1 <i>2</i></b> : <b key="2">3</b>}</p>',
  'const A = ({ on }) => <p>{on ? <b>1 <i>2</i></b> : <u>3</u>}</p>',
  'const A = ({ on }) => <p>{on ? <b>1</b> : <b>2</b>}</p>',
  'const A = ({ on }) => <p>{on ? <b>1 <i>2</i></b> : <b>1 <i>3</i></b>}</p>',
  'const A = ({ all }) => <p>{all.map((one) => <b key={one}>{one}</b>)}</p>',
  'const A = () => <p>{[useCount(), "homes"].join()}</p>',
  'const A = ({ on }) => <p>Read <a href="/">this</a>. {on && <b>1</b>}</p>',
  'const A = ({ on }) => <p>{on && <b>1</b>}<span>{on}</span></p>',
  'const A = ({ all }) => <ul><li>1</li>{all?.map(({ name }) => <li key={name}>{name}</li>)}</ul>',
])('finds nothing in %s', (code) => {
  expect(found(code)).toEqual([])
})
