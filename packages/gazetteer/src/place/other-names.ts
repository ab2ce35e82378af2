import { join } from 'node:path'
import { dataFolder } from '../data-folder.ts'
import { placeKey } from './place-key.ts'
import { openSortedLines } from './sorted-lines.ts'

export const OTHER_NAMES_FILE = 'other-names.txt'

export type NamedPlace = { id: string; names: string[] }

/**
 * Returns the other names of the towns of this name, normalized: those of Munich are "munchen", "monaco di baviera" and
 * others; none for a name that no town of 50,000 people has.
 */
export type OtherNames = (name: string) => string[]

/** Works like `placeKey`, but also unifies Arabic letters that people exchange, and removes elongations. */
export const otherNameKey = (name: string): string =>
  placeKey(name.replaceAll('ـ', '')).replace(/[ةىیک]/g, (letter) => arabicLetters[letter] ?? letter)
const arabicLetters: Record<string, string> = { ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك' }

/** The limit of a line, in bytes: that of the file's reader, with room for the id. */
const MAX_NAMES_BYTES = 1900

/** Returns the file's text: a line for each name with the place's id, and a line for each id with its names. */
export function otherNamesText(places: NamedPlace[]): Buffer {
  const lines = places.flatMap(({ id, names }) => {
    const kept = fitting(names)
    return kept.length < 2 ? [] : [[id, ...kept], ...kept.map((name) => [name, id])]
  })
  const texts = lines.map((cells) => Buffer.from(`${cells.join('\t')}\n`))
  return Buffer.concat(texts.toSorted(Buffer.compare))
}

function fitting(names: string[]): string[] {
  let bytes = 0
  return names.filter((name) => {
    bytes += Buffer.byteLength(name) + 1
    return bytes <= MAX_NAMES_BYTES
  })
}

/** Opens the names (3 MB), of which only small parts are read into memory. Throws if the folder has none. */
export function openOtherNames(folder = dataFolder): OtherNames {
  const linesOf = openSortedLines(join(folder, OTHER_NAMES_FILE))
  const cellsOf = (key: string) => linesOf(key).map((line) => line.split('\t').slice(1))
  return (name) => {
    const key = otherNameKey(name)
    if (key === '') return []
    const ids = cellsOf(key).flat()
    return [...new Set(ids.flatMap((id) => cellsOf(id).flat()))].filter((other) => other !== key)
  }
}
