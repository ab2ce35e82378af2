export function median(values: number[]): number {
  const ordered = values.toSorted((one, other) => one - other)
  const middle = Math.floor(ordered.length / 2)
  const upper = ordered[middle] ?? Number.NaN
  return ordered.length % 2 === 1 ? upper : ((ordered[middle - 1] ?? Number.NaN) + upper) / 2
}
