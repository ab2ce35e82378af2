import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/compile-module.js'
import { LANGUAGES, MARKED, valuesOf } from './read-messages.mjs'

/** Latin digits in Arabic too: engines differ in those that `ar` alone means. */
const TAGS = { ar: 'ar-u-nu-latn' }

/**
 * Marks what a text has between tags, as `<form>contact form</form>`, by private-use characters: a value that has such a tag in it, as a
 * title may, is not taken for one. `ui/TextWithParts.tsx` reads them.
 */
const withMarks = (text) => text.replace(MARKED, '\uE001$1\uE002$2\uE003')

/** @returns {string} a module whose default export has a function for each text of a noun, in one language */
export const compileNoun = (texts, language) =>
  compileModule(
    new MessageFormat(TAGS[language] ?? language, { strict: true }),
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, withMarks(text)])),
  )

/** @returns {string} the TypeScript module of a noun: a function for each text, in the reader's language */
export function nounModule(noun, texts) {
  const imports = LANGUAGES.map((language) => `import ${language} from './${language}/${noun}.ts'`)
  const functions = Object.entries(texts).map(([name, text]) => {
    const choices = LANGUAGES.map((language) => `${language}: ${language}.${name}`).join(', ')
    return `/** ${text.replaceAll('*/', '* /').replaceAll('\n', ' ')} */\nexport const ${name} = /* @__PURE__ */ inReadersLanguage<${typeOf(text)}>('${noun}.${name}', { ${choices} })`
  })
  return [...imports, "import { inReadersLanguage } from '../in-readers-language.ts'", '', ...functions, ''].join('\n')
}

const TYPES = { text: 'string | number', number: 'number' }

function typeOf(text) {
  const fields = [...valuesOf(text, LANGUAGES[0])].map(
    ([name, kind]) =>
      `${name}: ${Array.isArray(kind) ? [...kind, 'other'].map((key) => `'${key}'`).join(' | ') : TYPES[kind]}`,
  )
  return fields.length === 0 ? '[]' : `[values: { ${fields.join('; ')} }]`
}
