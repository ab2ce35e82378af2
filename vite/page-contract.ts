import type { Plugin } from 'vite'

const CONTRACT = /src\/contract\/[^?]+\.ts$/
const SERVER_PARTS = ['summary', 'query', 'body', 'answer', 'access']

const names = SERVER_PARTS.join('|')
/** `userApi.update.body`, and `{ body } = userApi.update`. */
const READS_SERVER_PART = new RegExp(
  String.raw`Api\s*\??\.\s*\w+\s*\??\.\s*(?:${names})\b|[{,]\s*(?:${names})\b[^{}]*\}\s*=\s*\w+Api\s*\.`,
)

type Node = { type: string; start: number; end: number } & { [key: string]: unknown }
type Change = { at: number; until: number; text: string }

/**
 * Removes the parts of calls that only the server reads, and marks constants of the contract as free of side effects:
 * tree shaking then removes the schemas that no form uses.
 */
export const pageContract = (): Plugin => ({
  name: 'page-contract',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!CONTRACT.test(id)) {
      const misread = id.includes('/src/web/') ? READS_SERVER_PART.exec(code) : undefined
      if (misread) this.error(`${id} reads a schema by ${misread[0]}, which the page does not have: import the schema`)
      return undefined
    }
    const changes = nodesIn({ ...this.parse(code, { lang: 'ts' }) }).flatMap((node): Change[] => {
      if (node.type === 'Program') return (node.body as Node[]).flatMap(marksOf)
      const parts = partsOf(node)
      const name: Change[] =
        parts.length > 0 ? [{ at: node.start, until: node.start + 'endpoint'.length, text: '' }] : []
      return [...name, ...parts.filter(isServerPart).map((part) => removal(part, code))]
    })
    const changed = changes
      .toSorted((one, other) => other.at - one.at || other.until - one.until)
      .reduce((text, { at, until, text: by }) => text.slice(0, at) + by + text.slice(until), code)
    return { code: changed, map: null, moduleSideEffects: false }
  },
})

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function nodesIn(node: Node): Node[] {
  return [node, ...Object.values(node).flat().filter(isNode).flatMap(nodesIn)]
}

/** Returns the parts of a call of the API: the properties in `endpoint({ … })`. */
function partsOf({ type, callee, arguments: given }: Node): Node[] {
  const [parts] = type === 'CallExpression' && isNode(callee) && callee.name === 'endpoint' ? (given as Node[]) : []
  return (parts?.properties as Node[] | undefined) ?? []
}

const isServerPart = ({ key }: Node) => isNode(key) && SERVER_PARTS.includes(String(key.name))

/** Returns where a part begins and ends, without its lines. */
const removal = ({ start, end }: Node, code: string): Change => ({
  at: start,
  until: code[end] === ',' ? end + 1 : end,
  text: code.slice(start, end).replace(/[^\n]/g, ''),
})

const IS_FREE_ALREADY = /Function|Literal$/

function marksOf(statement: Node): Change[] {
  const declared = isNode(statement.declaration) ? statement.declaration : statement
  if (declared.type !== 'VariableDeclaration') return []
  return (declared.declarations as Node[]).flatMap(({ init }) => {
    if (!isNode(init) || IS_FREE_ALREADY.test(init.type)) return []
    return [
      { at: init.start, until: init.start, text: '/* @__PURE__ */ (() => (' },
      { at: init.end, until: init.end, text: '))()' },
    ]
  })
}
