import type { Plugin, Rolldown } from 'vite'
import { compileNoun } from '../scripts/messages/compile-messages.mjs'
import { pseudoOf, withPseudo } from '../scripts/messages/pseudo-texts.mjs'
import { readMessages } from '../scripts/messages/read-messages.mjs'
import { directionOf, type Language } from '../src/contract/language.ts'

const COMPILED = /src\/messages\/compiled\/(\w+)\.ts$/

const LINKS = { home: '/', terms: '/terms', privacy: '/privacy' }

/**
 * Builds the page in one language, so that it loads the texts of no other: the modules of `#messages` become constants
 * of that language, and index.html is written in it.
 */
export const messagesIn = (language: Language): Plugin => ({
  name: 'messages-in-one-language',
  enforce: 'pre',
  async transformIndexHtml(html) {
    const { withoutScripts = '', notStarted = '' } = withPseudo(await readMessages())[language]?.frame ?? {}
    const withLinks = Object.entries(LINKS).reduce(
      (text, [name, path]) =>
        text.replace(`<${name}>`, `<a href="${path}" class="link">`).replace(`</${name}>`, '</a>'),
      withoutScripts,
    )
    const direction = directionOf(language)
    return html
      .replace('lang="en"', `lang="${language}"${direction === 'rtl' ? ' dir="rtl"' : ''}`)
      .replace('%withoutScripts%', withLinks)
      .replace('%notStarted%', notStarted)
  },
  async load(id) {
    const [, noun] = COMPILED.exec(id) ?? []
    if (!noun || this.environment.mode === 'dev') return undefined
    const texts = (await readMessages())[language]?.[noun]
    if (!texts) this.error(`${language} has no texts of ${noun}`)
    return { code: constantsOf(this, compileNoun(texts, language)), map: null, moduleSideEffects: false }
  },
})

/** The texts of the pseudo-language in place of every language's, for tests that look for texts outside the catalogue. */
export const pseudoTexts = (): Plugin => ({
  name: 'pseudo-texts',
  enforce: 'pre',
  async load(id) {
    const [, noun] = COMPILED.exec(id) ?? []
    const texts = noun && pseudoOf((await readMessages()).en ?? {})[noun]
    return texts ? { code: constantsOf(this, compileNoun(texts, 'en')), map: null } : undefined
  },
})

function constantsOf(plugin: Pick<Rolldown.PluginContext, 'parse' | 'error'>, code: string): string {
  const exported = plugin.parse(code).body.find(({ type }) => type === 'ExportDefaultDeclaration')
  if (exported?.type !== 'ExportDefaultDeclaration' || exported.declaration.type !== 'ObjectExpression')
    plugin.error('the texts are not compiled as one object')
  const functions = exported.declaration.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier'
      ? [`export const ${property.key.name} = ${code.slice(property.value.start, property.value.end)}`]
      : [],
  )
  return [code.slice(0, exported.start), ...functions].join('\n')
}
