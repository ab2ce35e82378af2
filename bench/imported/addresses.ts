import { readFileSync } from 'node:fs'

type Distributions = {
  places: [locality: string, town: string, postcode: string, latitude: number, longitude: number, count: number][]
  streets: Record<string, number>
}

const LINES_AT_ONCE = 1_000

const { places, streets }: Distributions = JSON.parse(
  readFileSync(new URL('../search/distributions.json', import.meta.url), 'utf8'),
)
const names = Object.keys(streets)

/** An address as in real sales, with the first half of its postcode. It steps with strides that share no factor with most lengths, so that neighbours differ. */
export function addressAt(n: number) {
  const at = (n * 7919) % places.length
  const [locality = '', town = '', postcode = ''] = places[at] ?? []
  return { at, locality, town, postcode, street: names[(n * 104_729) % names.length] ?? '' }
}

/** The lines of a file, many at a time. */
export function* linesOfFile(count: number, lineOf: (n: number) => string): Generator<string> {
  for (let from = 0; from < count; from += LINES_AT_ONCE)
    yield Array.from({ length: Math.min(LINES_AT_ONCE, count - from) }, (_, at) => lineOf(from + at)).join('')
}
