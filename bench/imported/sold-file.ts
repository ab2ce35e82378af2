import { addressAt, linesOfFile } from './addresses.ts'

const KINDS = 'DSTF'
const LETTERS = 'ABDEFGHJLNPQRSTUWXYZ'
const DAY_MS = 86_400_000
const FIRST_DAY = Date.UTC(2020, 0, 1)

export function soldAddress(n: number) {
  const { at, locality, town, postcode: outward, street } = addressAt(n)
  const unit = `${n % 9}${LETTERS[(n * 13) % LETTERS.length]}${LETTERS[(n * 7) % LETTERS.length]}`
  const kind = KINDS[(n * 31) % KINDS.length] ?? 'D'
  const level = 120_000 + at * 900 + KINDS.indexOf(kind) * 40_000
  const price = Math.round(level * (0.85 + ((n * 2_654_435_761) % 1_000) / 3_300))
  return { house: 1 + (n % 250), street, locality, town, postcode: `${outward} ${unit}`, kind, price }
}

export const soldFile = (count: number): Generator<string> => linesOfFile(count, lineOf)

function lineOf(n: number): string {
  const { house, street, locality, town, postcode, kind, price } = soldAddress(n)
  const id = `{${n.toString(16).padStart(8, '0').toUpperCase()}-0000-4000-8000-000000000000}`
  const day = new Date(FIRST_DAY + ((n * 11) % 2_000) * DAY_MS).toISOString().slice(0, 10)
  const cells = [
    id,
    price,
    `${day} 00:00`,
    postcode,
    kind,
    'N',
    'F',
    house,
    '',
    street,
    locality,
    town,
    town,
    town,
    'A',
    'A',
  ]
  return `${cells.map((cell) => `"${String(cell).toUpperCase()}"`).join(',')}\n`
}
