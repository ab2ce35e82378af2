type WithoutNulls<Row> = { [K in keyof Row]: null extends Row[K] ? Exclude<Row[K], null> | undefined : Row[K] }

/** On the wire a field without a value is absent; in the database it is null. */
export function withoutNulls<Row extends object>(row: Row): WithoutNulls<Row> {
  const kept = Object.entries(row).filter(([, value]) => value !== null)
  return Object.fromEntries(kept) as WithoutNulls<Row> // the filter above, which the type says
}
