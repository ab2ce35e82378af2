import { transform } from 'lightningcss'
import type { Plugin, Rolldown } from 'vite'
import { cssTargets } from './supported-browsers.ts'

type Chunk = Rolldown.OutputChunk

const FILE = 'first-view.css'
const ROUTES = /src\/web\/app\/routes\.tsx$/

/**
 * Writes the styles of the first view into their own file: the rules of the stylesheet, in their order, without classes
 * that only scripts of other routes name.
 */
export const firstStyles = (): Plugin => ({
  name: 'first-styles',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const outputs = Object.values(bundle)
    const chunks = outputs.filter((output) => output.type === 'chunk')
    const entry = chunks.find(({ isEntry }) => isEntry)
    const [name = ''] = entry?.viteMetadata?.importedCss ?? []
    const sheet = bundle[name]
    if (!entry || sheet?.type !== 'asset') throw new Error('the page has no stylesheet')
    const words = wordsIn(firstChunks(entry, chunks).map(({ code }) => code))
    this.emitFile({ type: 'asset', fileName: FILE, source: stylesOf(words, Buffer.from(sheet.source)) })
  },
})

const NOTICE = /^\/\*![^*]*\*\/\s*/

/** Returns the chunks that the entry loads without a route, statically or dynamically. */
function firstChunks(entry: Chunk, chunks: Chunk[]): Chunk[] {
  const found = new Set<Chunk>()
  const visit = (name: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === name)
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    chunk.imports.forEach(visit)
    if (!chunk.moduleIds.some((id) => ROUTES.test(id))) chunk.dynamicImports.forEach(visit)
  }
  visit(entry.fileName)
  return [...found]
}

const wordsIn = (codes: string[]): Set<string> => new Set(codes.flatMap((code) => code.split(/[\s"'`\\]+/)))

export function stylesOf(classes: Set<string>, sheet: Uint8Array): string {
  const mayFit = (selector: readonly { type: string }[]): boolean =>
    selector.every((part) => part.type !== 'class' || classes.has((part as { type: 'class'; name: string }).name))
  const { code } = transform({
    filename: FILE,
    code: sheet,
    minify: true,
    targets: cssTargets,
    visitor: {
      Rule: {
        style: (rule) => (rule.value.selectors.some(mayFit) ? undefined : []),
      },
    },
  })
  return withoutUnused(Buffer.from(code).toString().replace(NOTICE, ''))
}

const withoutUnused = (styles: string): string =>
  styles.replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name) => (styles.includes(`var(${name}`) ? rule : ''))
