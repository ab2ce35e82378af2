export function quantile(times: number[], share: number): number {
  const ordered = times.toSorted((one, other) => one - other)
  return ordered[Math.min(ordered.length - 1, Math.floor(share * ordered.length))] ?? Number.NaN
}
