/** A fetched list. `request`: identifies the person's request. `isUnderway`: a newer answer is being fetched. */
export type Answer<Row> = { request: string; isUnderway: boolean; pages: { rows: Row[] }[] }

/** The rows as they are shown. `isSettled`: the person's request is answered, and from now on nothing moves. */
export type StableRows<Row> = { answer: Answer<Row>; rows: Row[]; isSettled: boolean }

type KeyOf<Row> = (row: Row) => string

/**
 * The rows to show after an answer. A new request is answered as it is. After that, an answer changes what a row says, but takes
 * none away, adds none and moves none: only one that has another page appends what is new at the end.
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

/** Fetched rows that come after all that are shown: they moved up when others above them left the list. */
export function restOf<Row>({ answer, rows }: StableRows<Row>, keyOf: KeyOf<Row>): Row[] {
  const fetched = rowsOf(answer)
  const shown = new Set(rows.map(keyOf))
  return fetched.slice(fetched.findLastIndex((row) => shown.has(keyOf(row))) + 1)
}

/** Fetched rows that stand above all that are shown: they have come since. */
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

/** The keys of rows that are shown still and that the last answer has left out. */
export function removedFrom<Row>({ answer, rows }: StableRows<Row>, keyOf: KeyOf<Row>): string[] {
  const fetched = new Set(rowsOf(answer).map(keyOf))
  return rows.map(keyOf).filter((key) => !fetched.has(key))
}

/** The list as it was answered last: the person asks for it again. */
export const asAnswered = <Row>({ answer }: StableRows<Row>): StableRows<Row> => ({
  answer,
  rows: rowsOf(answer),
  isSettled: !answer.isUnderway,
})

export const withRest = <Row>(kept: StableRows<Row>, keyOf: KeyOf<Row>): StableRows<Row> => ({
  ...kept,
  rows: [...kept.rows, ...restOf(kept, keyOf)],
})

/** A row with a change that the person has just made themselves, also where an answer has left it out by now. */
export const withChange = <Row>(
  kept: StableRows<Row>,
  key: string,
  change: Partial<Row>,
  keyOf: KeyOf<Row>,
): StableRows<Row> => ({
  ...kept,
  rows: kept.rows.map((row) => (keyOf(row) === key ? { ...row, ...change } : row)),
})

/** Rows as they are now, in the places where they are shown. */
export function withRows<Row>(kept: StableRows<Row>, current: Row[], keyOf: KeyOf<Row>): StableRows<Row> {
  const byKey = new Map(current.map((row) => [keyOf(row), row]))
  return { ...kept, rows: kept.rows.map((row) => byKey.get(keyOf(row)) ?? row) }
}

const rowsOf = <Row>({ pages }: Answer<Row>): Row[] => pages.flatMap((page) => page.rows)
