type WithoutNulls<Row> = { [K in keyof Row]: null extends Row[K] ? Exclude<Row[K], null> | undefined : Row[K] }

export function withoutNulls<Row extends object>(row: Row): WithoutNulls<Row> {
  const kept: Partial<Row> = {}
  for (const name in row) if (row[name] !== null) kept[name] = row[name]
  return kept as WithoutNulls<Row> // nulls are filtered above
}
