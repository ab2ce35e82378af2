import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { pdf } from '../../../../../test/pictures/pdf.ts'
import { readDocument } from './read-document.ts'

const problemIn = async (bytes: Uint8Array) => {
  const answer = await readDocument(bytes)
  return 'problem' in answer ? answer.problem : undefined
}
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

/** A PDF as written by hand, so that names stand in it as given. `objects` begin at 4. */
const written = (catalog: string, ...objects: string[]) => {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] >>',
    ...objects,
  ]
  const body = all.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return bytesOf(`%PDF-1.7\n${body}trailer\n<< /Root 1 0 R /Size ${all.length + 1} >>\nstartxref\n9\n%%EOF`)
}

test('takes a document without active content, and writes it with its pages', async () => {
  const answer = await readDocument(await pdf())
  if ('problem' in answer) throw new Error(answer.problem)
  expect((await PDFDocument.load(answer.bytes)).getPageCount()).toBe(1)
})

test.each([
  ['a link to a page', '/Dests << /S /URI >>'],
  ['a first page to open', '/OpenAction [3 0 R /Fit]'],
  [
    'the blend mode Screen and a resource of the name Launch',
    '/ExtGState << /BM /Screen >> /Fonts << /Launch 4 0 R >>',
  ],
])('takes a document with %s', async (_what, catalog) => {
  expect(await problemIn(written(catalog, '<< /Type /Font >>'))).toBeUndefined()
})

test.each([
  ['a script that runs when it is opened', '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>', 'script'],
  ['a script under an escaped name', '/OpenAction << /S /J#61vaScript /#4aS (x) >>', 'script'],
  ['a script of a page', '/AA << /O 4 0 R >>', 'script', '<< /S /JavaScript /JS (x) >>'],
  ['a list of scripts', '/Names << /JavaScript << /Names [] >> >>', 'script'],
  ['a program that is started', '/OpenAction << /S /Launch /F (cmd.exe) >>', 'starts'],
  ['a program whose action stands elsewhere', '/OpenAction << /S 4 0 R /F (cmd.exe) >>', 'starts', '/L#61unch'],
  ['media that play', '/Extra [<< /Subtype /RichMedia >>]', 'starts'],
  ['files in it', '/Names << /EmbeddedFiles << /Names [] >> >>', 'attached'],
  ['an attached file', '/Extra << /Type /Filespec /EF << /F 4 0 R >> >>', 'attached', '<< >>'],
  [
    'a form that sends',
    '/AcroForm << /Fields [4 0 R] >>',
    'sends',
    '<< /A << /S /SubmitForm /F (https://a.example) >> >>',
  ],
  ['a form in XML', '/AcroForm << /XFA 4 0 R >>', 'sends', '(x)'],
])('refuses a document with %s', async (_what, catalog, problem, ...objects) => {
  expect(await problemIn(written(catalog, ...objects))).toBe(problem)
})

test('refuses a script that stands compressed in an object stream', async () => {
  const inner = '<< /S /JavaScript /JS (x) >>'
  const packed = deflateSync(Buffer.from(`7 0 ${inner}`)).toString('latin1')
  const stream = `<< /Type /Obj#53tm /N 1 /First 4 /Filter /Fl#61teDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream`
  expect(await problemIn(written('/OpenAction 7 0 R', stream))).toBe('script')
})

test('keeps nothing of an earlier revision, nor of what follows the end', async () => {
  const hidden = '4 0 obj\n<< /S /JavaScript /JS (hidden) >>\nendobj\n'
  const [start = '', rest = ''] = Buffer.from(written('', '<< /Kind (harmless) >>')).toString('latin1').split('4 0 obj')
  const answer = await readDocument(bytesOf(`${start}${hidden}4 0 obj${rest}\nMZ hidden program`))
  if ('problem' in answer) return expect(answer.problem).toBe('script')
  expect(Buffer.from(answer.bytes).includes('hidden')).toBe(false)
})

test('refuses a locked document', async () => {
  const locked = await pdf((document) => document.encrypt({ userPassword: 'a', ownerPassword: 'b' }))
  expect(await problemIn(locked)).toBe('locked')
})

test.each([
  ['a picture', bytesOf('\xff\xd8\xff\xe0 JFIF')],
  ['a page', bytesOf('<html><script>alert(1)</script></html>')],
  ['a page that calls itself a PDF', bytesOf('%PDF-1.7\n<script>alert(1)</script>')],
  ['nothing', new Uint8Array()],
])('refuses %s', async (_what, bytes) => {
  expect(await problemIn(bytes)).toBe('unreadable')
})

test('never takes a document that was cut off with fewer pages', async () => {
  const whole = await pdf((document) => {
    for (let page = 2; page <= 10; page++) document.addPage().drawText(`Page ${page}`)
  })
  const pagesOf = async (bytes: Uint8Array) => {
    const answer = await readDocument(bytes)
    return 'problem' in answer ? answer.problem : (await PDFDocument.load(answer.bytes)).getPageCount()
  }
  const parts = Array.from({ length: 20 }, (_, part) => whole.subarray(0, (whole.length * (part + 1)) / 20))
  const read = await Promise.all(parts.map(pagesOf))
  expect(new Set(read)).toEqual(new Set(['unreadable', 10]))
})

test('takes a document that lacks its last line alone', async () => {
  const whole = Buffer.from(await pdf(undefined, { useObjectStreams: false })).toString('latin1')
  expect(await problemIn(bytesOf(whole.slice(0, whole.lastIndexOf('%%EOF'))))).toBeUndefined()
})

test('refuses half a document', async () => {
  const whole = await pdf((document) => document.catalog.set(PDFName.of('Lang'), PDFString.of('en')))
  expect(await problemIn(whole.subarray(0, whole.length / 2))).toBe('unreadable')
})
