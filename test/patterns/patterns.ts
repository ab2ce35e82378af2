import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type AnyNode, parse } from 'acorn'
import { full } from 'acorn-walk'
import { transformSync } from 'esbuild'

export type Pattern = { source: string; flags: string; file: string }

const SOURCE = /(?<!\.test|\.d)\.tsx?$/
const NOT_OURS = /(?:^|\/)(?:dist|node_modules|bench|test)\//

export async function patternsBelow(folder: string): Promise<Pattern[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const written: Pattern[] = []
  const putTogether: string[] = []
  for (const file of files.filter((name) => SOURCE.test(name) && !NOT_OURS.test(name)).sort()) {
    const loader = file.endsWith('x') ? 'tsx' : 'ts'
    const { code } = transformSync(readFileSync(join(folder, file), 'utf8'), { loader, target: 'esnext' })
    const { literals, isBuilder } = patternsIn(code)
    written.push(...literals.map((literal) => ({ ...literal, file })))
    if (isBuilder) putTogether.push(file)
  }
  return unique([...written, ...(await builtBy(folder, putTogether))])
}

function patternsIn(code: string) {
  const literals: { source: string; flags: string }[] = []
  let isBuilder = false
  full(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), (each) => {
    const node = each as AnyNode // of one kind or another
    if (node.type === 'Literal' && node.regex) literals.push({ source: node.regex.pattern, flags: node.regex.flags })
    if (node.type === 'NewExpression' && node.callee.type === 'Identifier' && node.callee.name === 'RegExp')
      isBuilder = true
  })
  return { literals, isBuilder }
}

/** Returns the regular expressions that files compose when loaded, each with the file whose code composes it. */
async function builtBy(folder: string, files: string[]): Promise<Pattern[]> {
  const found: Pattern[] = []
  const { RegExp: original } = globalThis
  let file = ''
  globalThis.RegExp = new Proxy(original, {
    construct(target, [pattern, flags], newTarget) {
      const made: RegExp = Reflect.construct(target, [pattern, flags], newTarget)
      found.push({ source: made.source, flags: made.flags, file: composer(folder) ?? file })
      return made
    },
  })
  try {
    for (file of files) await import(pathToFileURL(join(folder, file)).href)
  } finally {
    globalThis.RegExp = original
  }
  return found
}

/** Returns the file below the folder whose code runs, which another file may have imported. */
function composer(folder: string): string | undefined {
  const frame = (new Error().stack ?? '').split('\n').find((line) => line.includes(`${folder}/`))
  return frame?.slice(frame.indexOf(folder) + folder.length + 1).replace(/:\d+:\d+\)?$/, '')
}

function unique(patterns: Pattern[]): Pattern[] {
  return [...new Map(patterns.map((each) => [`${each.file} /${each.source}/${each.flags}`, each])).values()]
}
