import { type ESTree, parseSync } from 'vite'
import { branchesOf, isFunction, leavesOf, mapped, type Node, nameOf, returned, walk } from './syntax-tree.ts'

/**
 * Finds texts that break or become stale after a browser's translation, which moves each text node into new elements:
 * React can neither remove nor update it, nor insert before it. A text is safe as the only content of its element, and
 * a fixed one also after fixed elements. In a fragment none is, because it is added and removed without an element.
 */
export type Source = { file: string; code: string }

type Parsed = Source & { program: ESTree.Program }
/** A property that a component renders next to other content, so that it must not be a bare text. */
type Slot = `${string}.${string}`

/** Returns each bare text as "file:line text". */
export function bareTexts(sources: Source[]): string[] {
  const parsed = sources.map((source) => ({ ...source, program: parseSync(source.file, source.code).program }))
  const slots = new Set<Slot>()
  const found = parsed.flatMap((source) => [
    ...withinElements(source, slots),
    ...asComponents(source, slots),
    ...inReused(source),
  ])
  for (let before = -1; before < slots.size; ) {
    before = slots.size
    for (const source of parsed) inSlots(source, slots) // one component's property may be handed on to the next
  }
  return [...new Set([...found, ...parsed.flatMap((source) => inSlots(source, slots))])].sort()
}

function withinElements(source: Parsed, slots: Set<Slot>): string[] {
  const found: string[] = []
  walk(source.program, (node, parents) => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return
    const children = contentOf(node)
    if (isLeftAlone(node)) return
    if (children.length < 2 && !isFragment(node))
      return void found.push(...children.flatMap((child) => listed(source, child)))
    const component = componentOf(parents)
    for (const [place, child] of children.entries()) {
      const before = children[place - 1]
      if (isFixedText(child)) {
        if (isFragment(node) || (before && mayComeAndGo(before))) found.push(at(source, child))
      } else if (child.type === 'JSXExpressionContainer')
        for (const leaf of leavesOf(child.expression, source.program)) {
          const slot = component && slotOf(leaf, component)
          if (slot) slots.add(slot)
          else if (!isElement(leaf)) found.push(at(source, leaf))
        }
    }
  })
  return found
}

/** Texts in a list, even if it is an element's only content: each is a text node. */
function listed(source: Parsed, child: Node): string[] {
  if (child.type !== 'JSXExpressionContainer') return []
  return branchesOf(child.expression, source.program).flatMap((branch) => {
    const items =
      branch.type === 'ArrayExpression' ? branch.elements : branch.type === 'CallExpression' ? mapped(branch) : []
    return items
      .flatMap((item) => (item ? leavesOf(item, source.program) : []))
      .filter((leaf) => !isElement(leaf))
      .map((leaf) => at(source, leaf))
  })
}

function inSlots(source: Parsed, slots: Set<Slot>): string[] {
  const found: string[] = []
  const names = new Set([...slots].map((slot) => slot.split('.')[0]))
  walk(source.program, (node, parents) => {
    if (node.type !== 'JSXElement' || node.openingElement.name.type !== 'JSXIdentifier') return
    const { name } = node.openingElement.name
    if (!names.has(name)) return
    const component = componentOf(parents)
    const check = (given: Node) => {
      for (const leaf of leavesOf(given, source.program)) {
        const slot = component && slotOf(leaf, component)
        if (slot) slots.add(slot)
        else if (!isElement(leaf)) found.push(at(source, leaf))
      }
    }
    if (slots.has(`${name}.children`))
      for (const child of contentOf(node)) {
        if (isFixedText(child)) found.push(at(source, child))
        else if (child.type === 'JSXExpressionContainer') check(child.expression)
      }
    for (const attribute of node.openingElement.attributes)
      if (attribute.type === 'JSXAttribute' && attribute.value && attribute.name.type === 'JSXIdentifier')
        if (slots.has(`${name}.${attribute.name.name}`))
          check(attribute.value.type === 'JSXExpressionContainer' ? attribute.value.expression : attribute.value)
  })
  return found
}

/** Components that return a bare text. A property returned unchanged is added to `slots`. */
function asComponents(source: Parsed, slots: Set<Slot>): string[] {
  const found: string[] = []
  walk(source.program, (node, parents) => {
    const name = isFunction(node) ? nameOf(node, parents.at(-1)) : undefined
    if (!isFunction(node) || !name || !/^[A-Z][a-z]/.test(name)) return
    const component = componentOf([...parents, node])
    for (const leaf of returned(node).flatMap((one) => leavesOf(one, source.program))) {
      const slot = component && leaf.type === 'Identifier' && slotOf(leaf, component)
      if (slot) slots.add(slot)
      else if (isText(leaf)) found.push(at(source, leaf))
    }
  })
  return found
}

/** Texts of an element that React reuses for another one, updating its content node by node. */
function inReused(source: Parsed): string[] {
  const found: string[] = []
  const compare = (results: Node[]) => {
    const elements = results.filter((result) => result.type === 'JSXElement')
    for (const [place, one] of elements.entries())
      for (const other of elements.slice(place + 1))
        for (const text of exchangedTexts(one, other)) found.push(at(source, text))
  }
  walk(source.program, (node, parents) => {
    if (node.type === 'JSXExpressionContainer') compare(leavesOf(node.expression, source.program))
    if (isFunction(node) && /^[A-Z][a-z]/.test(nameOf(node, parents.at(-1)) ?? ''))
      compare(returned(node).flatMap((one) => leavesOf(one, source.program)))
  })
  return found
}

function exchangedTexts(one: Node, other: Node): Node[] {
  if (one.type !== 'JSXElement' || other.type !== 'JSXElement' || tagOf(one) !== tagOf(other)) return []
  if (keyOf(one) !== keyOf(other) || isLeftAlone(one)) return []
  const [before, after] = [contentOf(one), contentOf(other)]
  if (before.length < 2 && after.length < 2) {
    const [first, second] = [before[0], after[0]]
    return first && second ? exchangedTexts(first, second) : []
  }
  const places = [...Array(Math.max(before.length, after.length)).keys()]
  return places.flatMap((place) => {
    const [first, second] = [before[place], after[place]]
    const texts = [first, second].filter((child) => child !== undefined && isFixedText(child)) as Node[] // filtered
    if (texts.length === 0) return first && second ? exchangedTexts(first, second) : []
    return texts.length === 2 && textOf(texts[0]) === textOf(texts[1]) ? [] : texts
  })
}

const textOf = (node: Node | undefined): string | undefined => {
  const inner = node?.type === 'JSXExpressionContainer' ? node.expression : node
  return inner && 'value' in inner && typeof inner.value === 'string' ? inner.value.replaceAll(/\s+/g, ' ') : undefined
}

const keyOf = ({ openingElement: { attributes } }: ESTree.JSXElement): string | undefined => {
  const key = attributes.find((one) => one.type === 'JSXAttribute' && one.name.name === 'key')
  return key && JSON.stringify(key.type === 'JSXAttribute' && key.value && 'value' in key.value ? key.value.value : key)
}

const isLeftAlone = (node: ESTree.JSXElement | ESTree.JSXFragment): boolean =>
  node.type === 'JSXElement' &&
  node.openingElement.attributes.some((one) => one.type === 'JSXAttribute' && one.name.name === 'translate')

/** Returns the children as React sees them, without line breaks and comments. */
const contentOf = ({ children }: ESTree.JSXElement | ESTree.JSXFragment) =>
  children.filter((child) => {
    if (child.type === 'JSXText') return child.value.trim() !== '' || !child.value.includes('\n')
    return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression'
  })

const isFixedText = (child: Node): boolean =>
  child.type === 'JSXText' ||
  (child.type === 'JSXExpressionContainer' && isText(child.expression) && isFixed(child.expression))

const isFragment = (node: ESTree.JSXElement | ESTree.JSXFragment): boolean =>
  node.type === 'JSXFragment' || tagOf(node) === 'Fragment'

const isText = (node: Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && ['string', 'number'].includes(typeof node.value))

const isFixed = (node: Node): boolean => node.type !== 'TemplateLiteral' || node.expressions.length === 0

const mayComeAndGo = (child: Node): boolean =>
  child.type === 'JSXExpressionContainer'
    ? !isFixedText(child)
    : child.type === 'JSXFragment' || (child.type === 'JSXElement' && /^[A-Z]/.test(tagOf(child)))

const tagOf = ({ openingElement: { name } }: ESTree.JSXElement): string =>
  name.type === 'JSXIdentifier' ? name.name : 'Member'

const isElement = (node: Node): boolean =>
  node.type === 'JSXElement' ||
  node.type === 'JSXFragment' || // its children are checked as those of any other
  (node.type === 'Literal' && (node.value === null || typeof node.value === 'boolean')) ||
  (node.type === 'Identifier' && node.name === 'undefined') ||
  (node.type === 'UnaryExpression' && node.operator === '!')

type Component = { name: string; properties: Set<string> }

function componentOf(parents: Node[]): Component | undefined {
  for (const [depth, node] of [...parents.entries()].reverse()) {
    const name = isFunction(node) ? nameOf(node, parents[depth - 1]) : undefined
    if (!isFunction(node) || !name || !/^[A-Z]/.test(name)) continue
    const [first] = node.params
    const pattern = first?.type === 'ObjectPattern' ? first.properties : []
    return {
      name,
      properties: new Set(
        pattern.flatMap((one) => ('key' in one && one.key.type === 'Identifier' ? [one.key.name] : [])),
      ),
    }
  }
  return undefined
}

/** Returns a property, or what it returns if it is a function. */
function slotOf(leaf: Node, { name, properties }: Component): Slot | undefined {
  const shown = leaf.type === 'CallExpression' ? leaf.callee : leaf
  return shown.type === 'Identifier' && properties.has(shown.name) ? `${name}.${shown.name}` : undefined
}

const at = ({ file, code }: Source, { start, end }: Node): string =>
  `${file}:${code.slice(0, start).split('\n').length} ${code.slice(start, end).trim().slice(0, 60)}`
