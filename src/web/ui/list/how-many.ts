import { shownNumber } from '#contract/shown-number'

type TotalValues = { total: 'bounded' | 'other'; count: number; shown: string }

export type Noun = (values: TotalValues) => string

export function howMany(total: number | string, noun: Noun): string {
  const count = Number.parseInt(`${total}`, 10)
  return noun({ total: typeof total === 'string' ? 'bounded' : 'other', count, shown: shownNumber(count) })
}
