import pg from 'pg'

export type Statement = { text: string; values: unknown[] }
type Connection = pg.Pool | pg.PoolClient
type Node = {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Join Filter'?: number
  'Relation Name'?: string
  Plans?: Node[]
}

/** `work` receives the statements so far. Returns every query that it sent to PostgreSQL. */
export async function statementsOf(work: (sent: readonly Statement[]) => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = []
  const query = pg.Client.prototype.query
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [first, values] = given as [string | Statement, unknown[] | undefined]
    const { text, values: own = [] } = typeof first === 'string' ? { text: first } : first
    sent.push({ text, values: values ?? own })
    return Reflect.apply(query, this, given)
  } as typeof query
  try {
    await work(sent)
  } finally {
    pg.Client.prototype.query = query
  }
  return sent.filter(({ text }) => /^[\s(]*(select|with)\b/i.test(text))
}

/** Row limits of a step: sorted, scanned sequentially, or found by an index. */
export type MaxRows = { sorted: number; scanned: number; indexed: number }

export async function costlySteps(client: Connection, statement: Statement, max: MaxRows): Promise<string[]> {
  return (await planOf(client, statement))
    .filter((node) => rowsOf(node) > maxOf(node, max))
    .map((node) => `${node['Node Type']} over ${rowsOf(node)} rows: ${statement.text}`)
}

export async function rowsJoinedInVain(client: Connection, statement: Statement): Promise<number> {
  const inVain = (node: Node) => (node['Rows Removed by Join Filter'] ?? 0) * node['Actual Loops']
  return (await planOf(client, statement)).reduce((sum, node) => sum + inVain(node), 0)
}

/** Returns the number of blocks that a statement reads, in memory or not. */
export async function blocksRead(client: Connection, { text, values }: Statement): Promise<number> {
  const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values)
  const { 'Shared Hit Blocks': hit, 'Shared Read Blocks': read } = rows[0]['QUERY PLAN'][0].Plan
  return hit + read
}

async function planOf(client: Connection, { text, values }: Statement): Promise<Node[]> {
  const { rows } = await client.query(`explain (analyze, format json) ${text}`, values)
  return nodesOf(rows[0]['QUERY PLAN'][0].Plan)
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

const isSort = (node: Node) => node['Node Type'].includes('Sort')

function maxOf(node: Node, { sorted, scanned, indexed }: MaxRows): number {
  if (isSort(node)) return sorted
  return node['Node Type'].endsWith('Seq Scan') ? scanned : indexed
}

/** Returns the rows that a sort receives or a scan reads, including filtered ones. */
function rowsOf(node: Node): number {
  if (isSort(node)) return Math.max(...(node.Plans ?? []).map(rowsOf))
  return Math.round((node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'])
}
