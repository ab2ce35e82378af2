import { type ESTree, parseSync } from 'vite'

/**
 * Finds texts that break, or stay as they were, once a browser has translated the page. It moves each text node into elements of its own,
 * so that React can neither remove it, nor put anything in front of it, nor change what is read. A text is safe as the only content
 * of its element, and a fixed one also behind fixed elements.
 */
export type Source = { file: string; code: string }

type Node = ESTree.Node
type Parsed = Source & { program: ESTree.Program }
/** A property that a component shows next to other things, and which must not be a bare text therefore. */
type Slot = `${string}.${string}`

/** Each bare text as "file:line text". */
export function bareTexts(sources: Source[]): string[] {
  const parsed = sources.map((source) => ({ ...source, program: parseSync(source.file, source.code).program }))
  const slots = new Set<Slot>()
  const found = parsed.flatMap((source) => withinElements(source, slots))
  for (let before = -1; before < slots.size; ) {
    before = slots.size
    for (const source of parsed) inSlots(source, slots) // one component's property may be handed on to the next
  }
  return [...found, ...parsed.flatMap((source) => [...inSlots(source, slots), ...asComponents(source)])].sort()
}

/** Texts among the children of an element. Properties of their component go to `slots`. */
function withinElements(source: Parsed, slots: Set<Slot>): string[] {
  const found: string[] = []
  walk(source.program, (node, parents) => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return
    const children = contentOf(node)
    if ((children.length < 2 && node.type === 'JSXElement') || isLeftAlone(node)) return
    const component = componentOf(parents)
    for (const [place, child] of children.entries()) {
      const before = children[place - 1]
      if (isFixedText(child)) {
        if (before && mayComeAndGo(before)) found.push(at(source, child))
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

/** Texts that a component is handed for a slot, as its children or as an attribute. */
function inSlots(source: Parsed, slots: Set<Slot>): string[] {
  const found: string[] = []
  walk(source.program, (node, parents) => {
    const component = componentOf(parents)
    const check = (given: Node) => {
      for (const leaf of leavesOf(given, source.program)) {
        const slot = component && slotOf(leaf, component)
        if (slot) slots.add(slot)
        else if (!isElement(leaf)) found.push(at(source, leaf))
      }
    }
    if (node.type !== 'JSXElement' || node.openingElement.name.type !== 'JSXIdentifier') return
    const { name } = node.openingElement.name
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

/** Components that are a bare text. */
function asComponents(source: Parsed): string[] {
  const found: string[] = []
  walk(source.program, (node, parents) => {
    if (!isFunction(node) || !/^[A-Z][a-z]/.test(nameOf(node, parents.at(-1)) ?? '')) return
    for (const leaf of returned(node).flatMap((one) => leavesOf(one, source.program)))
      if (isText(leaf)) found.push(at(source, leaf))
  })
  return found
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

/** Returns the possible results of an expression: the branches of conditions, and the results of a `map` or a function of the file. */
function leavesOf(node: Node, program: ESTree.Program): Node[] {
  const all = (...nodes: Node[]) => nodes.flatMap((one) => leavesOf(one, program))
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'ChainExpression':
    case 'TSAsExpression':
      return all(node.expression)
    case 'ConditionalExpression':
      return all(node.consequent, node.alternate)
    case 'LogicalExpression':
      return node.operator === '&&' ? all(node.right) : all(node.left, node.right)
    case 'CallExpression': {
      const { callee, arguments: given } = node
      const isMap = callee.type === 'MemberExpression' && 'name' in callee.property && callee.property.name === 'map'
      const called = isMap ? given[0] : callee.type === 'Identifier' && functionOf(callee.name, program)
      return called && isFunction(called) ? returned(called).flatMap((one) => leavesOf(one, program)) : [node]
    }
    case 'Identifier': {
      const value = constantOf(node.name, program)
      return value ? all(value) : [node]
    }
    default:
      return isFunction(node) ? all(...returned(node)) : [node]
  }
}

/** The value of the file's only constant of this name. */
function constantOf(name: string, program: ESTree.Program): Node | undefined {
  const values: Node[] = []
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.id.name === name && node.init)
      values.push(node.init)
  })
  return values.length === 1 ? values[0] : undefined
}

type FunctionNode = ESTree.ArrowFunctionExpression | ESTree.Function

const isFunction = (node: Node): node is FunctionNode =>
  ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(node.type)

function functionOf(name: string, program: ESTree.Program): FunctionNode | undefined {
  let found: FunctionNode | undefined
  walk(program, (node, parents) => {
    if (isFunction(node) && nameOf(node, parents.at(-1)) === name) found = node
  })
  return found
}

function nameOf(node: FunctionNode, parent: Node | undefined): string | undefined {
  if ('id' in node && node.id) return node.id.name
  return parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier' ? parent.id.name : undefined
}

/** Returns the results of a function, without those of functions in it. */
function returned({ body }: FunctionNode): Node[] {
  if (!body) return []
  if (body.type !== 'BlockStatement') return [body]
  const found: Node[] = []
  walk(body, (node, parents) => {
    if (node.type === 'ReturnStatement' && node.argument && !parents.some(isFunction)) found.push(node.argument)
  })
  return found
}

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

function walk(node: Node, visit: (node: Node, parents: Node[]) => void, parents: Node[] = []): void {
  visit(node, parents)
  const inner = [...parents, node]
  for (const value of Object.values(node).flat())
    if (value !== null && typeof value === 'object' && 'type' in value) walk(value as Node, visit, inner) // a node has a type
}
