import { createRequire } from 'node:module'
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data'
import { type AnyNode, type MemberExpression, parse } from 'acorn'
import { full } from 'acorn-walk'
import { type Browser, supportedBrowsers } from '../../vite/supported-browsers.ts'

type Names = Record<string, Identifier>

const GLOBALS: Record<string, string> = {
  caches: 'CacheStorage',
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  window: 'Window',
}
const { api, css, html, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data') as {
  api: Names
  css: Record<'at-rules' | 'properties' | 'selectors' | 'types', Identifier>
  html: { elements: Names; global_attributes: Names }
  javascript: { builtins: Names }
}

/** Returns the names that a supported browser lacks, by MDN's data. */
export function newerInScript(code: string): string[] {
  const found = new Set<string>()
  full(parse(code, { ecmaVersion: 2022, sourceType: 'module' }), (node) => {
    const name = newerIn(node as AnyNode)
    if (name !== undefined) found.add(name)
  })
  return [...found].sort()
}

function newerIn(node: AnyNode): string | undefined {
  if (node.type === 'Identifier')
    return isNewer(javascript.builtins[node.name] ?? api[node.name]) ? node.name : undefined
  if (node.type === 'Literal' && node.regex) return newerInPattern(node.regex)
  if (node.type === 'MemberExpression') return newerOfGlobal(node)
  return node.type === 'CallExpression' ? (newerMethod(node.callee) ?? newerInElement(node.arguments)) : undefined
}

function newerOfGlobal(node: MemberExpression): string | undefined {
  const known = ofGlobal(node)
  return isNewer(known?.identifier) ? known?.name : undefined
}

function ofGlobal({ object, property, computed }: MemberExpression) {
  if (computed || object.type !== 'Identifier' || property.type !== 'Identifier') return undefined
  const owner = GLOBALS[object.name] ?? object.name
  const { name } = property
  const identifier = javascript.builtins[owner]?.[name] ?? api[owner]?.[`${name}_static`] ?? api[owner]?.[name]
  return identifier && { name: `${object.name}.${name}`, identifier }
}

/** Reports a method only if no class with a method of this name supported it by then. */
function newerMethod(callee: AnyNode): string | undefined {
  if (callee.type !== 'MemberExpression' || callee.computed || ofGlobal(callee)) return undefined
  const name = callee.property.type === 'Identifier' ? callee.property.name : ''
  return methods.get(name)?.every((method) => isNewer(method)) ? `.${name}()` : undefined
}

const within = (identifier: Identifier): [string, Identifier][] =>
  Object.entries(identifier).flatMap(([name, one]) => (name === '__compat' ? [] : [[name, one as Identifier]])) // the others are

/** Members of all classes by name, without non-standard ones. */
const methods = new Map<string, Identifier[]>()
const classes = [javascript.builtins, javascript.builtins.Intl ?? {}, api].flatMap((names) => Object.values(names))
for (const [name, member] of classes.flatMap((each) => within(each as Identifier)))
  if (!/_(event|static)$/.test(name) && member.__compat?.status?.standard_track)
    methods.set(name, [...(methods.get(name) ?? []), member])

/** Names of unsupported members by owner; static ones end in `_static`. */
export const newerMembers = (): [owner: string, name: string][] =>
  [javascript.builtins, javascript.builtins.Intl ?? {}, api].flatMap((names, place) =>
    within(names as Identifier).flatMap(([owner, known]) => {
      const path = place === 1 ? `Intl.${owner}` : owner
      if (place !== 1 && isNewer(known)) return [[path, ''] as [string, string]]
      return within(known).flatMap(([name, one]) => (isNewer(one) ? [[path, name] as [string, string]] : []))
    }),
  )

/** Safari supports lookbehinds since 16.4; before, one prevents the message about an unsupported browser. */
const newerInPattern = ({ pattern, flags }: { pattern: string; flags: string }): string | undefined =>
  /\(\?<[=!]|\(\?-?[ims]+[-:]/.test(pattern) || flags.includes('v') ? `/${pattern}/${flags}` : undefined

function newerInElement([tag, props]: readonly AnyNode[]): string | undefined {
  if (tag?.type !== 'Literal' || props?.type !== 'ObjectExpression') return undefined
  const element = html.elements[String(tag.value)]
  for (const prop of props.properties) {
    if (prop.type !== 'Property' || prop.key.type !== 'Identifier') continue
    const name = prop.key.name.toLowerCase()
    if (isNewer(element?.[name]) || (!element?.[name] && element && isNewer(html.global_attributes[name])))
      return `<${tag.value} ${name}>`
  }
  return undefined
}

export function newerInStyles(styles: string): string[] {
  const bare = styles.replace(/"(?:[^"\\]|\\.)*"/g, '""').replace(/\\./g, '_')
  const found = new Set<string>()
  const look = (shown: string, identifier: Identifier | undefined) => isNewer(identifier, bare) && found.add(shown)
  for (const [, name = ''] of bare.matchAll(/@([\w-]+)/g)) look(`@${name}`, css['at-rules'][name])
  for (const [, selectors = ''] of bare.matchAll(/([^{};]*)\{/g))
    for (const [, name = ''] of selectors.matchAll(/::?([\w-]+)/g)) look(`:${name}`, css.selectors[name])
  for (const [, name = ''] of bare.matchAll(/([\w-]+)\(/g)) look(`${name}()`, functions.get(name))
  for (const [, name = '', value = ''] of bare.matchAll(/[;{]([a-z-]+):([^;{}]*)/g)) {
    look(name, css.properties[name])
    for (const word of value.split(/[\s,()]+/)) look(`${name}: ${word}`, css.properties[name]?.[word])
  }
  return [...found].sort()
}

const functions = new Map<string, Identifier>()
function collect(types: Identifier) {
  for (const [name, type] of within(types)) {
    if (!functions.has(name)) functions.set(name, type)
    collect(type)
  }
}
collect(css.types)

const isNewer = (identifier: Identifier | undefined, styles = ''): boolean =>
  identifier?.__compat !== undefined &&
  [...supportedBrowsers].some((each) => !has(identifier.__compat, styles, ...each))

function has(compat: CompatStatement | undefined, styles: string, browser: Browser, oldest: string): boolean {
  const name = browser === 'ios_saf' ? 'safari_ios' : browser
  return [compat?.support[name] ?? []].flat().some((one) => {
    if (one.flags || one.alternative_name || (one.prefix && !styles.includes(one.prefix))) return false
    return isSince(one.version_added, oldest) && !isSince(one.version_removed, oldest)
  })
}

/** Accepts versions such as "16.4" and "≤37"; `false` and "preview" are unsupported. */
function isSince(version: string | false | undefined, oldest: string): boolean {
  if (!version || version === 'preview') return false
  const [[major = 0, minor = 0], [oldestMajor = 0, oldestMinor = 0]] = [numbersIn(version), numbersIn(oldest)]
  return major < oldestMajor || (major === oldestMajor && minor <= oldestMinor)
}

const numbersIn = (version: string): number[] => version.replace('≤', '').split('.').map(Number)
