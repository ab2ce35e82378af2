import pg from 'pg'

/**
 * A statement as pg takes it. `isLate`: nobody waits for its result, so it is sent along with the next (`sendWithNext`); `onRows` is given
 * its rows then.
 */
export type Statement = {
  text: string
  name?: string
  values?: unknown[]
  rowMode?: 'array'
  types?: pg.CustomTypesConfig
  isLate?: true
  onRows?: (rows: unknown[][]) => void
}
type Callback = (error: Error | null, result: pg.QueryResult) => void

/** What pg's connection and query do, and their types leave out. */
export type Connection = {
  parsedStatements: Record<string, string>
  bind(prepared: { statement: string | undefined; values: unknown[] | undefined; valueMapper: unknown }): void
  describe(what: { type: 'P' }): void
  execute(portal: object): void
}
/** The same of a result. */
type Result = {
  rows: unknown[][]
  addFields(fields: unknown): void
  parseRow(values: unknown): unknown[]
  addRow(row: unknown[]): void
}
type PgQuery = {
  requiresPreparation(): boolean
  prepare(connection: Connection): void
  handleRowDescription(message: { fields: unknown }): void
  handleDataRow(message: { fields: unknown }): void
  handleCommandComplete(message: unknown, connection: Connection): void
}
const PgQuery = pg.Query as unknown as new (statement: Statement, callback: Callback) => PgQuery
const { utils, Result } = pg as unknown as {
  utils: { prepareValue(value: unknown): unknown }
  Result: new (rowMode: Statement['rowMode'], types: Statement['types']) => Result
}

/**
 * A statement, and in one packet before it others that its connection has prepared: one wait for all of them. The packet has but one Sync,
 * so PostgreSQL passes over whatever comes after a statement that fails.
 */
export class Packet extends PgQuery {
  private readonly before: Statement[]
  private readonly results: (Result | undefined)[]
  private completed = 0

  constructor(before: Statement[], last: Statement, callback: Callback) {
    super(last, callback)
    this.before = before
    this.results = before.map(({ rowMode, types, onRows }) => onRows && new Result(rowMode, types))
  }

  /** After an error: the one of the others that it is of, if it is. */
  get failed(): Statement | undefined {
    return this.before[this.completed]
  }

  override requiresPreparation(): boolean {
    return true // pg would send a mere text as a packet of its own
  }

  override prepare(connection: Connection): void {
    for (const { name: statement, values, onRows } of this.before) {
      connection.bind({ statement, values, valueMapper: utils.prepareValue })
      if (onRows) connection.describe({ type: 'P' })
      connection.execute({})
    }
    super.prepare(connection)
  }

  private get isAtLast(): boolean {
    return this.completed === this.before.length
  }

  override handleRowDescription(message: { fields: unknown }): void {
    if (this.isAtLast) super.handleRowDescription(message)
    else this.results[this.completed]?.addFields(message.fields)
  }

  override handleDataRow(message: { fields: unknown }): void {
    const result = this.results[this.completed]
    if (this.isAtLast) super.handleDataRow(message)
    else result?.addRow(result.parseRow(message.fields))
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.isAtLast) super.handleCommandComplete(message, connection)
    else this.before[this.completed]?.onRows?.(this.results[this.completed]?.rows ?? [])
    this.completed++
  }
}
