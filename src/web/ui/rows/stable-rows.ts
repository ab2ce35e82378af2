/** A response of a list. `request`: identifies the user's request. `isUnderway`: a newer response is being fetched. */
export type Answer<Row> = { request: string; isUnderway: boolean; pages: { rows: Row[] }[] }

/** The rows of a list. `isSettled`: the request is answered, and nothing moves from now on. */
export type StableRows<Row> = { answer: Answer<Row>; rows: Row[]; isSettled: boolean }

type KeyOf<Row> = (row: Row) => string

/**
 * Returns the rows after a response. The first response of a request is used unchanged. Later ones update rows in
 * place, without removing, adding or moving any; only another page appends its new rows.
 */
export function updateRows<Row>(
  before: StableRows<Row> | undefined,
  answer: Answer<Row>,
  keyOf: KeyOf<Row>,
): StableRows<Row> {
  const fetched = rowsOf(answer)
  if (!before?.isSettled || before.answer.request !== answer.request || before.rows.length === 0)
    return { answer, rows: fetched, isSettled: !answer.isUnderway }
  if (answer.pages === before.answer.pages) return { ...before, answer }
  const latest = new Map(fetched.map((row) => [keyOf(row), row]))
  const rows = before.rows.map((row) => latest.get(keyOf(row)) ?? row)
  const kept = { answer, rows, isSettled: true }
  return answer.pages.length > before.answer.pages.length ? withRest(kept, keyOf) : kept
}

export function restOf<Row>({ answer, rows }: StableRows<Row>, keyOf: KeyOf<Row>): Row[] {
  const fetched = rowsOf(answer)
  const shown = new Set(rows.map(keyOf))
  return fetched.slice(fetched.findLastIndex((row) => shown.has(keyOf(row))) + 1)
}

export function newerThan<Row>({ answer, rows }: StableRows<Row>, keyOf: KeyOf<Row>): Row[] {
  const fetched = rowsOf(answer)
  const shown = new Set(rows.map(keyOf))
  return fetched.slice(
    0,
    Math.max(
      0,
      fetched.findIndex((row) => shown.has(keyOf(row))),
    ),
  )
}

export function removedFrom<Row>({ answer, rows }: StableRows<Row>, keyOf: KeyOf<Row>): string[] {
  const fetched = new Set(rowsOf(answer).map(keyOf))
  return rows.map(keyOf).filter((key) => !fetched.has(key))
}

export const asAnswered = <Row>({ answer }: StableRows<Row>): StableRows<Row> => ({
  answer,
  rows: rowsOf(answer),
  isSettled: !answer.isUnderway,
})

export const withRest = <Row>(kept: StableRows<Row>, keyOf: KeyOf<Row>): StableRows<Row> => ({
  ...kept,
  rows: [...kept.rows, ...restOf(kept, keyOf)],
})

export const withChange = <Row>(
  kept: StableRows<Row>,
  key: string,
  change: Partial<Row>,
  keyOf: KeyOf<Row>,
): StableRows<Row> => ({
  ...kept,
  rows: kept.rows.map((row) => (keyOf(row) === key ? { ...row, ...change } : row)),
})

export function withRows<Row>(kept: StableRows<Row>, current: Row[], keyOf: KeyOf<Row>): StableRows<Row> {
  const byKey = new Map(current.map((row) => [keyOf(row), row]))
  return { ...kept, rows: kept.rows.map((row) => byKey.get(keyOf(row)) ?? row) }
}

const rowsOf = <Row>({ pages }: Answer<Row>): Row[] => pages.flatMap((page) => page.rows)
