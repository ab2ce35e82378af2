import { type ESTree, parseSync } from 'vite'
import { branchesOf, isFunction, leavesOf, mapped, type Node, nameOf, returned, walk } from './syntax-tree.ts'

/**
 * Finds texts that break, or stay as they were, once a browser has translated the page. It moves each text node into elements of its own,
 * so that React can neither remove it, nor put anything in front of it, nor change what is read. A text is safe as the only content
 * of its element, and a fixed one also behind fixed elements. In a fragment none is: it comes and goes without an element.
 */
export type Source = { file: string; code: string }

type Parsed = Source & { program: ESTree.Program }
/** A property that a component shows next to other things, and which must not be a bare text therefore. */
type Slot = `${string}.${string}`

/** Each bare text as "file:line text". */
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

/** Texts among the children of an element. Properties of their component go to `slots`. */
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

/** Texts of a list that is an element's only content: each is a text node of its own. */
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

/** Texts that a component is handed for a slot, as its children or as an attribute. */
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

/** Components that are a bare text. A property that one returns as it is goes to `slots`. */
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

/** Texts of an element that React keeps where another one takes its place, and whose content it exchanges node by node. */
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

/** Returns the texts that come, go or change when one of two elements takes the place of the other. */
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

/** No translation touches what is marked so. */
const isLeftAlone = (node: ESTree.JSXElement | ESTree.JSXFragment): boolean =>
  node.type === 'JSXElement' &&
  node.openingElement.attributes.some((one) => one.type === 'JSXAttribute' && one.name.name === 'translate')

/** Returns the children that React makes of these: no line breaks between them, and no comments. */
const contentOf = ({ children }: ESTree.JSXElement | ESTree.JSXFragment) =>
  children.filter((child) => {
    if (child.type === 'JSXText') return child.value.trim() !== '' || !child.value.includes('\n')
    return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression'
  })

const isFixedText = (child: Node): boolean =>
  child.type === 'JSXText' ||
  (child.type === 'JSXExpressionContainer' && isText(child.expression) && isFixed(child.expression))

/** Also one with a key. */
const isFragment = (node: ESTree.JSXElement | ESTree.JSXFragment): boolean =>
  node.type === 'JSXFragment' || tagOf(node) === 'Fragment'

const isText = (node: Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && ['string', 'number'].includes(typeof node.value))

const isFixed = (node: Node): boolean => node.type !== 'TemplateLiteral' || node.expressions.length === 0

/** All but elements of HTML, which stay where they are. */
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

/** The component around a node, with the names of its destructured properties. */
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

/** A property, or what it returns where it is a function. */
function slotOf(leaf: Node, { name, properties }: Component): Slot | undefined {
  const shown = leaf.type === 'CallExpression' ? leaf.callee : leaf
  return shown.type === 'Identifier' && properties.has(shown.name) ? `${name}.${shown.name}` : undefined
}

const at = ({ file, code }: Source, { start, end }: Node): string =>
  `${file}:${code.slice(0, start).split('\n').length} ${code.slice(start, end).trim().slice(0, 60)}`
