import type { ESTree } from 'vite'

export type Node = ESTree.Node
type FunctionNode = ESTree.ArrowFunctionExpression | ESTree.Function

/** Resolves conditions through constants of the file. */
export function branchesOf(node: Node, program: ESTree.Program): Node[] {
  const all = (...nodes: Node[]) => nodes.flatMap((one) => branchesOf(one, program))
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'ChainExpression':
    case 'TSAsExpression':
      return all(node.expression)
    case 'ConditionalExpression':
      return all(node.consequent, node.alternate)
    case 'LogicalExpression':
      return node.operator === '&&' ? all(node.right) : all(node.left, node.right)
    case 'Identifier': {
      const value = constantOf(node.name, program)
      return value ? all(value) : [node]
    }
    default:
      return [node]
  }
}

/**
 * Returns the possible results of an expression: its branches, and the results of a `map` or a function of the file.
 */
export function leavesOf(node: Node, program: ESTree.Program): Node[] {
  return branchesOf(node, program).flatMap((branch) => {
    const inner = (nodes: Node[]) => nodes.flatMap((one) => leavesOf(one, program))
    if (isFunction(branch)) return inner(returned(branch))
    if (branch.type !== 'CallExpression') return [branch]
    const called = branch.callee.type === 'Identifier' && functionOf(branch.callee.name, program)
    const results = called ? returned(called) : mapped(branch)
    return results.length > 0 ? inner(results) : [branch]
  })
}

export function mapped({ callee, arguments: [given] }: ESTree.CallExpression): Node[] {
  const isMap = callee.type === 'MemberExpression' && 'name' in callee.property && callee.property.name === 'map'
  return isMap && given && isFunction(given) ? returned(given) : []
}

type Declared = { constants: Map<string, Node[]>; functions: Map<string, FunctionNode> }
const declared = new WeakMap<ESTree.Program, Declared>()

function declaredIn(program: ESTree.Program): Declared {
  const known = declared.get(program)
  if (known) return known
  const found: Declared = { constants: new Map(), functions: new Map() }
  walk(program, (node, parents) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
      found.constants.set(node.id.name, [...(found.constants.get(node.id.name) ?? []), node.init])
    const name = isFunction(node) && nameOf(node, parents.at(-1))
    if (isFunction(node) && name) found.functions.set(name, node)
  })
  declared.set(program, found)
  return found
}

function constantOf(name: string, program: ESTree.Program): Node | undefined {
  const values = declaredIn(program).constants.get(name)
  return values?.length === 1 ? values[0] : undefined
}

const functionOf = (name: string, program: ESTree.Program): FunctionNode | undefined =>
  declaredIn(program).functions.get(name)

export const isFunction = (node: Node): node is FunctionNode =>
  ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(node.type)

export function nameOf(node: FunctionNode, parent: Node | undefined): string | undefined {
  if ('id' in node && node.id) return node.id.name
  return parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier' ? parent.id.name : undefined
}

/** Returns the results of a function, without those of nested functions. */
export function returned({ body }: FunctionNode): Node[] {
  if (!body) return []
  if (body.type !== 'BlockStatement') return [body]
  const found: Node[] = []
  walk(body, (node, parents) => {
    if (node.type === 'ReturnStatement' && node.argument && !parents.some(isFunction)) found.push(node.argument)
  })
  return found
}

export function walk(node: Node, visit: (node: Node, parents: Node[]) => void, parents: Node[] = []): void {
  visit(node, parents)
  const inner = [...parents, node]
  for (const value of Object.values(node).flat())
    if (value !== null && typeof value === 'object' && 'type' in value) walk(value as Node, visit, inner) // a node has a type
}
