import pg from 'pg'

/** A statement as pg takes it. `isLate`: nobody waits for its result, so it is sent along with the next (`sendWithNext`). */
export type Statement = { text: string; name?: string; values?: unknown[]; rowMode?: 'array'; isLate?: true }
type Callback = (error: Error | null, result: pg.QueryResult) => void

/** What pg's connection and query do, and their types leave out. */
export type Connection = {
  parsedStatements: Record<string, string>
  bind(prepared: { statement: string | undefined; values: unknown[] | undefined; valueMapper: unknown }): void
  execute(portal: object): void
}
type PgQuery = {
  requiresPreparation(): boolean
  prepare(connection: Connection): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Connection): void
}
const PgQuery = pg.Query as unknown as new (statement: Statement, callback: Callback) => PgQuery
const { utils } = pg as unknown as { utils: { prepareValue(value: unknown): unknown } }

/**
 * A statement, and in one packet before it others that its connection has prepared: one wait for all of them. The packet has but one Sync,
 * so PostgreSQL passes over whatever comes after a statement that fails.
 */
export class Packet extends PgQuery {
  private readonly before: Statement[]
  private completed = 0

  constructor(before: Statement[], last: Statement, callback: Callback) {
    super(last, callback)
    this.before = before
  }

  /** After an error: the one of the others that it is of, if it is. */
  get failed(): Statement | undefined {
    return this.before[this.completed]
  }

  override requiresPreparation(): boolean {
    return true // pg would send a mere text as a packet of its own
  }

  override prepare(connection: Connection): void {
    for (const { name: statement, values } of this.before) {
      connection.bind({ statement, values, valueMapper: utils.prepareValue })
      connection.execute({})
    }
    super.prepare(connection)
  }

  override handleDataRow(message: unknown): void {
    if (this.completed === this.before.length) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.completed++ === this.before.length) super.handleCommandComplete(message, connection)
  }
}
