import { expect, test } from 'vitest'
import { pageDocuments } from './page-document.ts'

const ABOUT = '<title>KeyHaven</title>\n    <meta name="description" content="Homes." />'
const SHEET = '\n    <link rel="stylesheet" crossorigin href="/assets/main.css">'
const ENTRY = '<script type="module" crossorigin src="/assets/main.js"></script>'
const PRELOAD = '\n    <link rel="modulepreload" crossorigin href="/assets/part.js">'
const ROOT = '<div id="root"></div>'
const built = `<head>${ABOUT}${ENTRY}${PRELOAD}${SHEET}</head><body>${ROOT}</body>`

const documentsOf = (html: string) =>
  pageDocuments({ html, styles: 'a{}', firstStyles: 'b{}', startScript: '1', firstCallsScript: '2' })

test('the home page loads its script last, and neither the whole stylesheet nor a script before it', () => {
  const page = documentsOf(built).home('<title>Home</title>', { html: '<h1>Home</h1>', state: '{}' })
  expect(page).toBe(
    '<head><title>Home</title><meta name="all-styles" content="/assets/main.css"><style>b{}</style></head><body>' +
      '<div id="root"><h1>Home</h1></div><script type="application/json" id="state">{}</script>' +
      '<script data-entry="/assets/main.js" data-files="/assets/part.js">1</script></body>',
  )
})

test.each([
  ['title and description', built.replace(ABOUT, '<title>KeyHaven</title>')],
  ['an entry', built.replace(ENTRY, '')],
  ['a stylesheet', built.replace(SHEET, '')],
  ['a root', built.replace(ROOT, '<div id="root"> </div>')],
  ['one root alone', built.replace(ROOT, ROOT + ROOT)],
  ['one stylesheet alone', built.replace(SHEET, SHEET + SHEET)],
  [
    'preloads in the known form',
    built.replace(PRELOAD, '<link crossorigin rel="modulepreload" href="/assets/part.js">'),
  ],
  ['a script in the known form', built.replace('</head>', '<script src="/more.js"></script></head>')],
])('rejects HTML without %s', (_what, html) => {
  expect(() => documentsOf(html)).toThrow('index.html is not as the build makes it')
})
