import { type ESTree, parseSync } from 'vite'
import { type Node, walk } from './syntax-tree.ts'

/** Attributes and properties whose value people read, even if it is a single word. */
const READ =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|title|label|placeholder|hint|lead|eyebrow|message|question|confirm|caption|detail|summary)$/i

/** Those that also have names of fields and parts, or classes of a style: such a value is no text. */
const READ_OR_CODE = /^(?:name|text|words)$/

const CODE = /^[a-z]\w*$|^[a-z]+-\S+(?: \S+)*$/

/** Names that are the same in every language. */
const NAMES = ['Facebook', 'Instagram', 'LinkedIn']

/** Calls that show their first argument. */
const SHOWS = /^(?:toast\.\w+|usePageTitle|announce)$/

const WORD = /\p{L}{2}/u
const ADDRESS = /^https?:\S*$/
const DRAWING = /^M[\d. -]+[A-Za-z]/
/** Several words that begin with a capital, or a sentence's end. */
const PHRASE = /^[A-Z][^_]* [^_]*\p{Ll}[^_]*$|\p{Ll} .*[.?!…]$/u

/** Returns each text for people that stands in code instead of the catalogue, as "file:line text". */
export function textsInCode({ file, code }: { file: string; code: string }): string[] {
  const found: string[] = []
  walk(parseSync(file, code).program, (node, parents) => {
    const text = textOf(node)
    const parent = parents.at(-1)
    if (text === undefined || !WORD.test(text) || DRAWING.test(text) || ADDRESS.test(text)) return
    if (isKey(parent, node) || isLeftAlone(parents) || NAMES.includes(text)) return
    const isShown = node.type === 'JSXText' || isRead(node, parents) || PHRASE.test(text.trim())
    if (isShown) found.push(`${file}:${code.slice(0, node.start).split('\n').length} ${text.trim().slice(0, 60)}`)
  })
  return found
}

/** The values of a template are left out. */
function textOf(node: Node): string | undefined {
  if (node.type === 'JSXText') return node.value
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  return node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked ?? '').join(' ') : undefined
}

const isKey = (parent: Node | undefined, node: Node): boolean => parent?.type === 'Property' && parent.key === node

/** Returns true for a value that an attribute, a property, an element or a call shows, also as one of several. */
function isRead(node: Node, parents: Node[]): boolean {
  const holders = [...parents].reverse()
  const at = holders.findIndex((parent, place) => !isOneOf(parent, holders[place - 1] ?? node))
  const [holder, around] = holders.slice(at)
  if (holder?.type === 'JSXExpressionContainer' && around?.type !== 'JSXAttribute') return true
  const attribute = holder?.type === 'JSXExpressionContainer' ? around : holder
  if (attribute?.type === 'JSXAttribute') return isReadAs(attributeName(attribute), node)
  if (holder?.type === 'Property') return holder.key.type === 'Identifier' && isReadAs(holder.key.name, node)
  const shown = holders[at - 1] ?? node
  return holder?.type === 'CallExpression' && holder.arguments[0] === shown && SHOWS.test(calledName(holder.callee))
}

const isReadAs = (name: string, node: Node): boolean =>
  READ.test(name) || (READ_OR_CODE.test(name) && !CODE.test(textOf(node) ?? ''))

/** Returns true for an expression that may have this value, as `isOpen ? 'Close' : 'Open'` has both. */
const isOneOf = (parent: Node, value: Node): boolean =>
  parent.type === 'TemplateLiteral' ||
  (parent.type === 'ConditionalExpression' && parent.test !== value) ||
  (parent.type === 'LogicalExpression' && (parent.right === value || parent.operator !== '&&'))

const attributeName = ({ name }: ESTree.JSXAttribute): string => (name.type === 'JSXIdentifier' ? name.name : '')

function calledName(callee: ESTree.Expression): string {
  if (callee.type === 'Identifier') return callee.name
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? `${calledName(callee.object)}.${callee.property.name}`
    : ''
}

/** Imports, types, errors for programmers and parts that are looked for, and what is marked as the same in every language. */
const isLeftAlone = (parents: Node[]): boolean =>
  parents.some(
    (node) =>
      node.type === 'ImportDeclaration' ||
      (node.type === 'ExportNamedDeclaration' && node.source !== null) ||
      (node.type.startsWith('TS') && node.type !== 'TSAsExpression' && node.type !== 'TSSatisfiesExpression') ||
      (node.type === 'NewExpression' && node.callee.type === 'Identifier' && node.callee.name.endsWith('Error')) ||
      (node.type === 'CallExpression' && /\.(?:startsWith|endsWith|includes)$/.test(calledName(node.callee))) ||
      (node.type === 'JSXAttribute' &&
        /^(?:class|className|style|d|to|href|src|viewBox|transform)$/.test(attributeName(node))) ||
      (node.type === 'JSXElement' &&
        node.openingElement.attributes.some(
          (one) =>
            one.type === 'JSXAttribute' &&
            one.name.name === 'translate' &&
            one.value?.type === 'Literal' &&
            one.value.value === 'no',
        )),
  )
