import type { PlaceNames } from '../place/place-names.ts'
import { postcodeArea } from '../place/postcode-areas.ts'
import { britishCountry, postcodeIn } from '../place/postcodes.ts'
import { withoutSigns } from './without-signs.ts'

const OUTWARD_GB = /(?:^|\s)([A-Z]{1,2}\d[A-Z\d]?)$/

const BRITISH_FORM = /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/

function britishForm(line: string): ReturnType<typeof postcodeIn> {
  const match = BRITISH_FORM.exec(line)
  if (!match) return undefined
  const code = match[0].replace(' ', '')
  return {
    postcode: { code, country: britishCountry(code) },
    before: line.slice(0, match.index),
    behind: line.slice(match.index + match[0].length),
  }
}

type Taken = { places: string[]; postcode?: string; country?: string }

export function takePostcode(names: PlaceNames, lines: string[]): Taken {
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at] ?? ''
    const found = postcodeIn(line) ?? britishForm(line)
    if (!found) continue
    const { code, country } = found.postcode
    const written = writtenCode(line, code)
    const around = [found.before, found.behind].map((text) => withoutSigns(text, '', ',-')).filter(Boolean)
    const places = [
      ...lines.slice(0, at),
      ...around.filter((text) => !/^[A-Z]{1,3}-?$/.test(text) || names.regions.coded(text)),
      ...lines.slice(at + 1),
    ]
    return { places, postcode: written, ...(country && { country }) }
  }
  const last = lines.at(-1) ?? ''
  const half = OUTWARD_GB.exec(last)?.[1] ?? ''
  if (!postcodeArea(half)) return { places: lines }
  const rest = last.replace(OUTWARD_GB, '').trim()
  return { places: [...lines.slice(0, -1), ...(rest ? [rest] : [])], postcode: half, country: britishCountry(half) }
}

function writtenCode(line: string, code: string): string {
  if (line.includes(code)) return code
  const pattern = code.split('').join(' ?')
  return new RegExp(pattern, 'i').exec(line)?.[0].toUpperCase() ?? code
}
