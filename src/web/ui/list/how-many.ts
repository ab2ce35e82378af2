export type Noun = [one: string, several: string]

/** Returns "1 home", "2 homes" or, for a bounded count such as `1000+`, "More than 1,000 homes". */
export function howMany(total: number | string, [one, several]: Noun): string {
  if (typeof total === 'string') return `More than ${Number.parseInt(total, 10).toLocaleString('en')} ${several}`
  return total === 1 ? `1 ${one}` : `${total.toLocaleString('en')} ${several}`
}
