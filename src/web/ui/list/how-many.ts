import { shownNumber } from '#contract/shown-number'

type TotalValues = { total: 'bounded' | 'other'; count: number; shown: string }

export type Noun = (values: TotalValues) => string

/** Returns "1 home", "2 homes" or, for a bounded count such as `1000+`, "More than 1,000 homes". */
export function howMany(total: number | string, noun: Noun): string {
  const count = Number.parseInt(`${total}`, 10)
  return noun({ total: typeof total === 'string' ? 'bounded' : 'other', count, shown: shownNumber(count) })
}
