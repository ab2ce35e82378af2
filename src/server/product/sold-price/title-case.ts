const small = new Set([
  'and',
  'by',
  'in',
  'le',
  'next',
  'o’',
  "o'",
  'of',
  'on',
  'th',
  "th'",
  'the',
  'to',
  'under',
  'upon',
  'with',
])
const upper = new Set([
  'ii',
  'iii',
  'iv',
  'vi',
  'vii',
  'viii',
  'bt',
  'hm',
  'ne',
  'nhs',
  'nw',
  'plc',
  'se',
  'sw',
  'uk',
  'vc',
  'ymca',
])

/**
 * Converts addresses in capitals: `12A THE AVENUE` becomes `12A The Avenue`, `NEWCASTLE UPON TYNE` `Newcastle upon
 * Tyne`, `O'NEILL COURT` `O'Neill Court`, `ST JOHN'S` `St John's`, `MCDONALD` `McDonald`. Names in Mac get only one
 * capital, since Macclesfield can't be distinguished from MacDonald.
 */
export function titleCase(text: string): string {
  let opens = true // a small word keeps its lower case only inside a name
  return text
    .toLowerCase()
    .replace(/[\p{L}\p{N}'’.]+|[^\p{L}\p{N}'’.]+/gu, (part) => {
      if (!/[\p{L}\p{N}]/u.test(part)) {
        opens ||= /[,(/;:]/.test(part)
        return part
      }
      const written = !opens && small.has(part) ? part : capitalized(part)
      opens = /^\p{N}/u.test(part)
      return written
    })
    .trim()
}

function capitalized(word: string): string {
  if (upper.has(word)) return word.toUpperCase()
  if (/\p{N}/u.test(word)) return /^\d+(st|nd|rd|th)$/.test(word) ? word : word.toUpperCase()
  return word
    .replace(/^['’]?\p{L}/u, capital)
    .replace(/^([OoDdLl]['’])(\p{L})(?=\p{L})/u, (_, start: string, letter: string) => capital(start) + capital(letter))
    .replace(/^Mc(\p{L})(?=\p{L}{2})/u, (_, letter: string) => `Mc${capital(letter)}`)
    .replace(/(?<=\.)\p{L}/gu, capital)
}

const capital = (text: string): string => text.toUpperCase()
