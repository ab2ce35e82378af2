import type { HeldOut } from './held-out.ts'

const withSeparators = (count: number): string => count.toLocaleString('en-US')

const GOOD = 0.2

type Tried = {
  type: string
  form: string
  built: string
  tenure: string
  price: number
  low: number
  middle: number
  high: number
  isWide: boolean
}

const triedOf = (heldOut: HeldOut[]): Tried[] =>
  heldOut.flatMap(({ sale, estimate }): Tried[] =>
    estimate
      ? [
          {
            ...estimate,
            type: sale.sale.type ?? 'unknown',
            form: sale.sale.form ?? '',
            built: sale.facts.isNew ? 'new' : 'older',
            tenure: sale.facts.tenure ?? '',
            price: Math.round(Math.exp(sale.price)),
          },
        ]
      : [],
  )

export const accuracyLine = (label: string, heldOut: HeldOut[]): string => line(label, triedOf(heldOut))

/** Formats the accuracy of predictions without intervals as a line. Prices are natural logarithms. */
export function errorLine(label: string, predictions: { price: number; predicted: number }[]): string {
  const errors = predictions.map(({ price, predicted }) => Math.abs(Math.exp(predicted - price) - 1))
  return `${label.padEnd(36)}${withSeparators(errors.length).padStart(6)} sales, ${errorsOf(errors)}`
}

export function accuracyOf(heldOut: HeldOut[]): string[] {
  const tried = triedOf(heldOut)
  const stated = tried.filter(({ isWide }) => !isWide)
  return [
    line('all', tried),
    ...byType('', tried),
    ...byQuarter('price', tried, ({ price }) => price),
    ...byQuarter('estimate', tried, ({ middle }) => middle),
    line('stated (at most ±40 %)', stated),
    ...byType('stated, ', stated),
    ...byQuarter('stated, price', stated, ({ price }) => price),
    ...byQuarter('stated, estimate', stated, ({ middle }) => middle),
    `without an estimate: ${withSeparators(heldOut.length - tried.length)} of ${withSeparators(heldOut.length)}`,
  ]
}

function byType(label: string, tried: Tried[]): string[] {
  const groups = (name: string, value: (one: Tried) => string) =>
    [...new Set(tried.map(value))]
      .filter(Boolean)
      .sort()
      .map((one) =>
        line(
          `${label}${name} ${one}`,
          tried.filter((other) => value(other) === one),
        ),
      )
  return [
    ...groups('type', ({ type }) => type),
    ...groups('form', ({ form }) => form),
    ...groups('built', ({ built }) => built),
    ...groups('tenure', ({ tenure }) => tenure),
  ]
}

function byQuarter(label: string, tried: Tried[], value: (one: Tried) => number): string[] {
  const ascending = tried.map(value).sort((one, other) => one - other)
  const bounds = [1, 2, 3].map((quarter) => ascending[Math.floor((ascending.length * quarter) / 4)] ?? 0)
  return ['lowest', 'second', 'third', 'highest'].map((name, at) => {
    const [from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY] = [bounds[at - 1], bounds[at]]
    return line(
      `${label} quarter, ${name}`,
      tried.filter((one) => value(one) >= from && value(one) < to),
    )
  })
}

function line(label: string, tried: Tried[]): string {
  const errors = tried.map(({ price, middle }) => Math.abs(middle / price - 1))
  const held = tried.filter(({ price, low, high }) => price >= low && price <= high).length
  const count = withSeparators(tried.length).padStart(6)
  return `${label.padEnd(36)}${count} sales, ${errorsOf(errors)}, intervals cover ${percent(held, tried.length)}`
}

const percent = (count: number, of: number): string => `${((100 * count) / Math.max(of, 1)).toFixed(1)} %`

function errorsOf(errors: number[]): string {
  const sorted = errors.toSorted((one, other) => one - other)
  const median = `${(100 * (sorted[Math.floor(sorted.length / 2)] ?? 0)).toFixed(1)} %`
  return `median error ${median}, within 20 % ${percent(sorted.filter((error) => error <= GOOD).length, sorted.length)}`
}
