import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Plugin, Rolldown } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const SOURCE = /^#contract\/(.+)$/
const PLAIN = '\0plain-contract/'
const LEFT_OUT = ['query', 'body', 'answer', 'access', 'summary']
const names = LEFT_OUT.join('|')
/** `userApi.update.body`, and `{ body } = userApi.update`. */
const READS_LEFT_OUT = new RegExp(
  String.raw`Api\s*\??\.\s*\w+\s*\??\.\s*(?:${names})\b|[{,]\s*(?:${names})\b[^{}]*\}\s*=\s*\w+Api\s*\.`,
)
/** The prototype of every call in the page, which throws when a removed part is read. */
const THROWS = '\0left-out-of-calls'
const throws = `
const thrower = (name) => ({ get() { throw new Error(name + " is not in the page's calls: import the schema") } })
export const leftOut = Object.defineProperties({}, Object.fromEntries(${JSON.stringify(LEFT_OUT)}.map((name) => [name, thrower(name)])))`

/**
 * Extracts plain data (calls, limits, tables) from contract modules with schemas, so that zod loads with the forms and
 * not with the first view.
 */
export const plainContract = (): Plugin => {
  const modules = new Map<string, Promise<Map<string, string>>>()
  const plainOf = (name: string) => {
    const known = modules.get(name) ?? plainExports(join(root, 'src/contract', `${name}.ts`))
    modules.set(name, known)
    return known
  }
  return {
    name: 'plain-contract',
    apply: 'build',
    enforce: 'post', // types have gone by then
    resolveId: (source) => (source.startsWith(PLAIN) || source === THROWS ? source : undefined),
    async load(id) {
      if (id === THROWS) return throws
      if (!id.startsWith(PLAIN)) return undefined
      const values = [...(await plainOf(id.slice(PLAIN.length)))]
      const exported = values.map(([name, value]) => `export const ${name} = ${value}`)
      return [`import { leftOut } from ${JSON.stringify(THROWS)}`, ...exported].join('\n')
    },
    async transform(code, id) {
      if (!id.includes('/src/web/') || !code.includes('#contract/')) return undefined
      const misread = READS_LEFT_OUT.exec(code)
      if (misread)
        this.error(
          `${relative(root, id)} reads a schema by ${misread[0]}, which the page does not have: import the schema`,
        )
      return { code: await withPlainImports(code, this.parse(code), plainOf), map: null }
    },
  }
}

type PlainOf = (name: string) => Promise<Map<string, string>>

async function withPlainImports(code: string, program: ReturnType<Rolldown.PluginContext['parse']>, plainOf: PlainOf) {
  let changed = code
  for (const node of program.body.toReversed()) {
    if (node.type !== 'ImportDeclaration') continue
    const [, name] = SOURCE.exec(node.source.value) ?? []
    if (name === undefined || !node.specifiers.every((one) => one.type === 'ImportSpecifier')) continue
    const plain = await plainOf(name)
    const texts = node.specifiers.map((one) => ({
      isPlain: one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' && plain.has(one.imported.name),
      text: code.slice(one.start, one.end),
    }))
    const from = (isPlain: boolean, source: string) => {
      const names = texts.filter((one) => one.isPlain === isPlain).map(({ text }) => text)
      return names.length === 0 ? '' : `import { ${names.join(', ')} } from ${JSON.stringify(source)};`
    }
    const split = from(true, PLAIN + name) + from(false, node.source.value)
    changed = changed.slice(0, node.start) + split + changed.slice(node.end)
  }
  return changed
}

const HOLDS_SCHEMAS = /node_modules\/zod\//

/** Returns the plain exports as JSON; none for a module without schemas, which the page imports unchanged. */
async function plainExports(file: string): Promise<Map<string, string>> {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    metafile: true,
  })
  if (!Object.keys(metafile.inputs).some((input) => HOLDS_SCHEMAS.test(input))) return new Map()
  const [output] = outputFiles
  if (!output) throw new Error(`${file} could not be built`)
  const exported: Record<string, unknown> = await import(
    `data:text/javascript;base64,${Buffer.from(output.contents).toString('base64')}`
  )
  const plain = new Map<string, string>()
  for (const [name, value] of Object.entries(exported)) {
    if (name.endsWith('Api')) plain.set(name, callsOf(value))
    else if (isPlain(value)) plain.set(name, JSON.stringify(value))
  }
  return plain
}

const callsOf = (calls: unknown): string =>
  objectOf(Object.entries(Object(calls)).map(([name, call]) => [name, withoutChecks(call)]))

const withoutChecks = (call: unknown): string => {
  const kept = Object.entries(Object(call)).filter(([name]) => !LEFT_OUT.includes(name))
  return objectOf([['__proto__', 'leftOut'], ...kept.map(([name, value]) => [name, JSON.stringify(value)] as const)])
}

const objectOf = (fields: (readonly [string, string])[]): string =>
  `{${fields.map(([name, source]) => `${name}: ${source}`).join(', ')}}`

function isPlain(value: unknown): boolean {
  if (typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return true
  if (Array.isArray(value)) return value.every(isPlain)
  const isRecord = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  return isRecord && Object.values(value).every(isPlain)
}
