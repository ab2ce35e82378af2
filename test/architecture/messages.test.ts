import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { messageProblems } from '../../scripts/messages/message-problems.mjs'
import { readMessages } from '../../scripts/messages/read-messages.mjs'
import { LANGUAGES } from '../../src/contract/language.ts'
import { files } from './sources.ts'
import { textsInCode } from './texts-in-code.ts'

const inAll = (texts: Record<string, string>) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, { home: { ...texts } }]))

test('every text is there in every language, with the same values', async () => {
  expect(Object.keys(await readMessages())).toEqual([...LANGUAGES])
  expect(messageProblems(await readMessages())).toEqual([])
})

test.each([
  ['is missing', { title: undefined }, 'de.json lacks home.title.'],
  ['is not in English', { more: 'Mehr' }, 'de.json: home.more is not in en.json.'],
  ['is empty', { title: ' ' }, 'de.json: home.title has no text.'],
  ['lacks a value', { offers: '{count, plural, one {Ein Gebot} other {Gebote}}' }, 'takes count (number), in English'],
  ['has another value', { title: 'Heim in {town}' }, 'de.json: home.title takes town (text), in English none.'],
  [
    'has a plural form of another language',
    { offers: '{count, plural, one {#} two {#} other {# in {town}}}' },
    'case two is not valid',
  ],
  [
    'lacks a plural form of its language',
    { offers: '{count, plural, other {# in {town}}}' },
    'lacks the plural forms one.',
  ],
  ['lacks a tag', { link: 'unser Formular' }, 'de.json: home.link has no tags, in English form.'],
  ['has another tag', { link: 'unser <from>Formular</from>' }, 'de.json: home.link has from, in English form.'],
  ['doesn’t close a tag', { link: 'unser <form>Formular' }, 'home.link: <form> lacks the other tag of its pair'],
  ['formats a value by itself', { title: '{town, date}' }, 'give it formatted'],
  ['can’t be read', { title: 'Heim {town' }, 'de.json: home.title: '],
])('a German text that %s is named', (_what, change, problem) => {
  const messages = inAll({
    title: 'Home',
    link: 'our <form>form</form>',
    offers: '{count, plural, one {# offer} other {# offers}} in {town}',
  })
  const forms = ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => `${form} {#}`).join(' ')
  Object.assign(messages.ar?.home ?? {}, { offers: `{count, plural, ${forms}} {town}` })
  Object.assign(messages.de?.home ?? {}, change)
  const cleaned = JSON.parse(JSON.stringify(messages)) // without what is undefined
  expect(messageProblems(cleaned)).toEqual([expect.stringContaining(problem)])
})

test('every text is used', async () => {
  const sources = files.filter((file) => file.startsWith('src/') && !/\.test\.|messages\/compiled/.test(file))
  const used = new Set(sources.flatMap((file) => usedTexts(readFileSync(file, 'utf8'))))
  const page = readFileSync('vite/messages.ts', 'utf8') // writes index.html with texts of `frame`
  const unused = Object.entries((await readMessages()).en ?? {}).flatMap(([noun, texts]) =>
    Object.keys(texts).filter((name) => !used.has(`${noun}.${name}`) && !(noun === 'frame' && page.includes(name))),
  )
  expect(unused).toEqual([])
})

const usedTexts = (code: string): string[] => [
  ...[...code.matchAll(/import \* as (\w+) from '#messages\/(\w+)'/g)].flatMap(([, alias, noun]) =>
    [...code.matchAll(new RegExp(String.raw`\b${alias}\.(\w+)`, 'g'))].map(([, name]) => `${noun}.${name}`),
  ),
  ...[...code.matchAll(/import \{([^}]*)\} from '#messages\/(\w+)'/g)].flatMap(([, names = '', noun]) =>
    names.split(',').map((name) => `${noun}.${name.trim().split(' ')[0]}`),
  ),
]

test.each([
  ["import * as t from '#messages/home'\nt.title()", ['home.title']],
  ["import * as t from '#messages/home'\nconst title = t.text", ['home.text']], // another word of that name is no use
  ["import { title, text as lead } from '#messages/home'", ['home.title', 'home.text']],
])('finds the texts that are used in %j', (code, used) => {
  expect(usedTexts(code)).toEqual(used)
})

test('no text for people stands in the code of the page', () => {
  const rooms = files.filter((file) => /^src\/web\/.*\.tsx?$/.test(file) && !/\.test\./.test(file))
  expect(rooms.flatMap((file) => textsInCode({ file, code: readFileSync(file, 'utf8') }))).toEqual([])
})

test.each([
  ['an element’s text', '<p>Homes</p>', 'Homes'],
  ['an attribute', '<input aria-label="Search" />', 'Search'],
  ['a template', 'const text = `More than $' + '{count} homes`', 'More than   homes'],
  ['a message on top', "toast.success('Saved')", 'Saved'],
  ['one of two words', "<p>{isOpen ? t.close() : 'Open'}</p>", 'Open'],
  ['a table’s caption', '<Table caption="Offers" />', 'Offers'],
  ['the name of an action', '<RowAction name="Verify" />', 'Verify'],
  ['a text of an entry', "const entry = { detail: 'By the agent' }", 'By the agent'],
  ['an attribute’s template', '<input aria-label={`Search $' + '{name}`} />', 'Search'],
])('names %s', (_what, code, text) => {
  expect(textsInCode({ file: 'src/web/A.tsx', code })).toEqual([`src/web/A.tsx:1 ${text}`])
})

test.each([
  '<p className="flex gap-2">{t.homes()}</p>',
  '<path d="M10 4h3v-2" />',
  "const names = { 'Swimming pool': t.swimmingPool }",
  '<code translate="no">LANGUAGES</code>',
  '<Input name="offerAmount" />',
  "const variants = { text: 'border-transparent text-ink' }",
  "throw new Error('The form has no such field.')",
])('names nothing in %s', (code) => {
  expect(textsInCode({ file: 'src/web/A.tsx', code })).toEqual([])
})
