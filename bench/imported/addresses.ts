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

export function addressAt(n: number) {
  const at = (n * 7919) % places.length
  const [locality = '', town = '', postcode = ''] = places[at] ?? []
  return { at, locality, town, postcode, street: names[(n * 104_729) % names.length] ?? '' }
}

export function* linesOfFile(count: number, lineOf: (n: number) => string): Generator<string> {
  for (let from = 0; from < count; from += LINES_AT_ONCE)
    yield Array.from({ length: Math.min(LINES_AT_ONCE, count - from) }, (_, at) => lineOf(from + at)).join('')
}
