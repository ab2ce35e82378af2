/** Words of streets by their customary abbreviations, so that "Mill Ln" is found for "Mill Lane". */
const FULL: Record<string, string> = {
  st: 'street',
  rd: 'road',
  ave: 'avenue',
  av: 'avenue',
  ln: 'lane',
  dr: 'drive',
  cl: 'close',
  ct: 'court',
  sq: 'square',
  pl: 'place',
  ter: 'terrace',
  gdns: 'gardens',
  cres: 'crescent',
  blvd: 'boulevard',
  apt: 'apartment',
  str: 'strasse',
  c: 'calle',
}

type Word = { word: string; from: number; to: number }

/**
 * Returns a text in which each mention of a phrase is replaced: whatever its accents, capitals, signs and blanks, and with the customary
 * abbreviations of streets, and written as one word. Of two phrases that begin at one word, the longer counts. `replacement` empty takes the mention away.
 */
export function withoutMentions(text: string, phrases: string[], replacement: string): string {
  const sought = phrases
    .map((phrase) => wordsOf(phrase).map(({ word }) => word))
    .filter((words) => words.length > 0)
    .flatMap((words) => (words.length > 1 ? [words, [words.join('')]] : [words]))
    .toSorted((a, b) => b.length - a.length)
  if (sought.length === 0) return text
  const words = wordsOf(text)
  let result = ''
  let end = 0
  for (let at = 0; at < words.length; ) {
    const found = sought.find((phrase) => phrase.every((word, index) => words[at + index]?.word === word))
    const first = words[at]
    const last = found && words[at + found.length - 1]
    if (!found || !first || !last) {
      at += 1
      continue
    }
    result += text.slice(end, first.from) + replacement
    end = last.to
    at += found.length
  }
  return result + text.slice(end)
}

/** Returns the words of a text in comparable spelling, each with its place in the text. */
function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: written, index }) => {
    const plain = written
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .replace(/str$/, 'strasse')
    return { word: FULL[plain] ?? plain, from: index, to: index + written.length }
  })
}
