import { XMLParser } from 'fast-xml-parser'

export type XmlNode = { name: string; attributes: Record<string, string>; text: string; children: XmlNode[] }

/**
 * A schema's rules for an element. `children`: their order, as in a DTD (`a b? ( c | d* )`). `all`: any order, each at
 * most once. `attributes` are required; `optional` are not. An element without `text` has no text.
 */
export type ElementRule = {
  children?: string
  all?: string
  attributes?: Record<string, RegExp>
  optional?: Record<string, RegExp>
  text?: RegExp
}
export type XmlRules = { root: string; elements: Record<string, ElementRule> }

type Parsed = { ':@'?: Record<string, string>; [name: string]: Parsed[] | Record<string, string> | string | undefined }

/** Parses XML independently of the product, without resolving numeric references, as many readers do. */
export function readXml(text: string): XmlNode {
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: false,
    ignoreDeclaration: true,
    processEntities: { enabled: true, maxTotalExpansions: 10_000_000, maxExpandedLength: 100_000_000 },
  })
  const [root] = nodesOf(parser.parse(text) as Parsed[])
  if (!root) throw new Error('the file has no element')
  return root
}

function nodesOf(parsed: Parsed[]): XmlNode[] {
  return parsed.flatMap((each) => {
    const name = Object.keys(each).find((key) => key !== ':@')
    if (name === undefined || name === '#text') return []
    const inside = each[name] as Parsed[]
    const text = inside.map(({ '#text': part }) => (typeof part === 'string' ? part : '')).join('')
    return [{ name, attributes: each[':@'] ?? {}, text, children: nodesOf(inside) }]
  })
}

export function violationsOf(root: XmlNode, { root: rootName, elements }: XmlRules): string[] {
  const wrongRoot = root.name === rootName ? [] : [`the root is <${root.name}>, not <${rootName}>`]
  return [...wrongRoot, ...violationsIn(root, elements)]
}

function violationsIn(node: XmlNode, rules: Record<string, ElementRule>): string[] {
  const rule = rules[node.name]
  if (!rule) return [`<${node.name}> is no element of the schema`]
  return [
    ...childViolations(node, rule),
    ...attributeViolations(node, rule),
    ...textViolations(node, rule),
    ...node.children.flatMap((child) => violationsIn(child, rules)),
  ]
}

function childViolations({ name, children }: XmlNode, { children: order = '', all }: ElementRule): string[] {
  const names = children.map((child) => child.name)
  if (all === undefined) {
    const isRight = patternOf(order).test(names.map((child) => `${child} `).join(''))
    return isRight ? [] : [`<${name}> has ${names.join(' ') || 'nothing'}, not ${order || 'nothing'}`]
  }
  const allowed = all.split(/\s+/)
  const missing = allowed.filter((child) => !child.endsWith('?') && !names.includes(child))
  const strange = names.filter((child) => !allowed.includes(child) && !allowed.includes(`${child}?`))
  const twice = names.filter((child, index) => names.indexOf(child) < index)
  return [
    ...missing.map((child) => `<${name}> lacks <${child}>`),
    ...strange.map((child) => `<${name}> has <${child}>`),
    ...twice.map((child) => `<${name}> has <${child}> twice`),
  ]
}

const patternOf = (order: string): RegExp =>
  new RegExp(
    `^${order
      .split(' ')
      .map((part) => part.replace(/^\w+/, '(?:$& )'))
      .join('')}$`,
  )

function attributeViolations({ name, attributes }: XmlNode, { attributes: required = {}, optional = {} }: ElementRule) {
  const missing = Object.keys(required).filter((key) => attributes[key] === undefined)
  const wrong = Object.entries(attributes).filter(([key, value]) => !(required[key] ?? optional[key])?.test(value))
  return [
    ...missing.map((key) => `<${name}> lacks the attribute ${key}`),
    ...wrong.map(([key, value]) => `<${name} ${key}="${value}">`),
  ]
}

const textViolations = ({ name, text }: XmlNode, rule: ElementRule): string[] =>
  (rule.text ?? /^\s*$/).test(text) ? [] : [`<${name}>${text.slice(0, 80)}</${name}>`]
