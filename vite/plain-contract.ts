import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Plugin, Rolldown } from 'vite'

const contract = fileURLToPath(new URL('../src/contract', import.meta.url))
const SOURCE = /^#contract\/(.+)$/
const PLAIN = '\0plain-contract/'
/** What an endpoint is checked by or told of; a call needs none of it. */
const LEFT_OUT = new Set(['query', 'body', 'answer', 'access', 'summary'])
const READS_LEFT_OUT = new RegExp(`Api\\.\\w+\\.(${[...LEFT_OUT].join('|')})\\b`)

/**
 * Takes what the page imports from the contract and is plain data (calls, limits, tables) out of the modules that hold schemas, so that
 * zod comes with the forms that check by it, and not with the first view.
 */
export const plainContract = (): Plugin => {
  const modules = new Map<string, Promise<Map<string, string>>>()
  const plainOf = (name: string) => {
    const known = modules.get(name) ?? plainExports(join(contract, `${name}.ts`))
    modules.set(name, known)
    return known
  }
  return {
    name: 'plain-contract',
    apply: 'build',
    enforce: 'post', // types have gone by then
    resolveId: (source) => (source.startsWith(PLAIN) ? source : undefined),
    async load(id) {
      if (!id.startsWith(PLAIN)) return undefined
      const values = [...(await plainOf(id.slice(PLAIN.length)))]
      return values.map(([name, value]) => `export const ${name} = ${value}`).join('\n')
    },
    async transform(code, id) {
      if (!id.includes('/src/web/') || !code.includes('#contract/')) return undefined
      const misread = READS_LEFT_OUT.exec(code)
      if (misread)
        this.error(
          `${relative(contract, id)} reads ${misread[0]}, which the page's build leaves out: export the schema`,
        )
      return { code: await withPlainImports(code, this.parse(code), plainOf), map: null }
    },
  }
}

type PlainOf = (name: string) => Promise<Map<string, string>>

/** Imports what is plain from the plain module, and the rest as before. */
async function withPlainImports(code: string, program: ReturnType<Rolldown.PluginContext['parse']>, plainOf: PlainOf) {
  let changed = code
  for (const node of program.body.toReversed()) {
    if (node.type !== 'ImportDeclaration') continue
    const [, name] = SOURCE.exec(node.source.value) ?? []
    if (name === undefined) continue
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

/** The exports of a module that are data, as JSON. */
async function plainExports(file: string): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  })
  const [output] = outputFiles
  if (!output) throw new Error(`${file} could not be built`)
  const exported: Record<string, unknown> = await import(
    `data:text/javascript;base64,${Buffer.from(output.contents).toString('base64')}`
  )
  const plain = new Map<string, string>()
  for (const [name, value] of Object.entries(exported)) {
    const data = name.endsWith('Api') ? callsOf(value) : value
    if (isPlain(data)) plain.set(name, JSON.stringify(data))
  }
  return plain
}

const callsOf = (calls: unknown): unknown =>
  Object.fromEntries(Object.entries(Object(calls)).map(([name, call]) => [name, withoutChecks(call)]))

const withoutChecks = (call: unknown): unknown =>
  Object.fromEntries(Object.entries(Object(call)).filter(([name]) => !LEFT_OUT.has(name)))

function isPlain(value: unknown): boolean {
  if (typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return true
  if (Array.isArray(value)) return value.every(isPlain)
  const isRecord = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  return isRecord && Object.values(value).every(isPlain)
}
