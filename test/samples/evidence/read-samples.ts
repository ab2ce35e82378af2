import { readFileSync } from 'node:fs'
import type { PropertyType } from '../../../src/contract/property-facts.ts'

/** `nearby` has prices paid for homes of its type in its postcode, and their number. */
export type SampleListing = {
  name: string
  number: number
  title: string
  location: string
  price: number
  type: PropertyType
  bedrooms: number
  days: number
  nearby: { median: number; count: number }
  description: string
}

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

/** Returns honest and invented listings; some invented ones are honest texts with changes ("@from", "old => new"). */
export function readSamples(): { honest: SampleListing[]; invented: SampleListing[] } {
  const honest = blocksOf(read('honest.txt')).map((block) => listingOf(block, []))
  const invented = blocksOf(read('invented.txt')).map((block) => listingOf(block, honest))
  return { honest, invented }
}

const blocksOf = (text: string): string[][] =>
  text
    .trim()
    .split(/\n\n+/)
    .map((block) => block.split('\n'))

function listingOf([head = '', ...lines]: string[], honest: SampleListing[]): SampleListing {
  const [name = '', title = '', location = '', price = '', type = '', bedrooms = '', days = '', nearby = ''] =
    head.split(' | ')
  const [median = 0, count = 0] = nearby.split('x').map(Number)
  return {
    name,
    number: Number(name.slice(1)),
    title,
    location,
    price: Number(price),
    type: type as PropertyType, // the samples have no other
    bedrooms: Number(bedrooms),
    days: Number(days),
    nearby: { median, count },
    description: descriptionOf(lines, honest),
  }
}

function descriptionOf(lines: string[], honest: SampleListing[]): string {
  const [, source] = /^@from (\S+)/.exec(lines[0] ?? '') ?? []
  if (source === undefined) return lines.join('\n')
  const original = honest.find(({ name }) => name === source)?.description ?? ''
  return lines.slice(1).reduce((text, line) => {
    const [before = '', after = ''] = line.split(' => ')
    if (!text.includes(before)) throw new Error(`${source} does not have: ${before}`)
    return text.replace(before, after)
  }, original)
}
