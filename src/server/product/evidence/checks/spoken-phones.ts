import { languages } from './languages.ts'
import { type FoundPassage, found } from './passages.ts'
import { folded } from './plain-text.ts'

const entriesOf = (words: string): string[] => words.split(',').map((word) => folded(word.trim()))

const digitWords = new Map(
  languages.flatMap(({ digits }) =>
    entriesOf(digits).flatMap((words, digit) => words.split('/').map((word) => [word, String(digit)] as const)),
  ),
)
const tens = languages.flatMap(({ tens }) => entriesOf(tens))
const tenWords = new Set(tens.filter((word) => !word.includes('*')))
const tenStems = new RegExp(
  `^(?:${tens
    .filter((word) => word.includes('*'))
    .map((word) => word.replaceAll('*', String.raw`\p{L}{2,14}`))
    .join('|')})$`,
  'u',
)
const TIMES: Record<string, number> = {
  double: 2,
  doble: 2,
  doppio: 2,
  doppel: 2,
  dubbel: 2,
  triple: 3,
  treble: 3,
  triplo: 3,
  duplo: 2,
  dobro: 2,
  cift: 2,
  podwojne: 2,
  podwojny: 2,
  مكرر: 2,
  دبل: 2,
  doppelt: 2,
  zweimal: 2,
  dreimal: 3,
  doppia: 2,
  dubbele: 2,
  podwojna: 2,
  drievoudig: 3,
  dreifach: 3,
}
/** "Times", after the number of times: "three times five". */
const TIMES_WORDS = new Set('times mal veces fois volte vezes keer razy tane kere defa مرات'.split(' '))
const FILLERS = new Set(
  'plus a em no e y et und en i و mas piu arti and then dann luego puis poi depois dan potem sonra ثم بعدين ve ile area code prefix vorwahl prefijo indicatif prefisso indicativo netnummer kierunkowy kodu مفتاح hundred hundert ciento cien cent cento cem honderd sto yuz finishes ends starts begins with end with finally schluss ende am an mit zum sigue con acaba en termina por commence par finit ensuite fini finisce comincia finale acaba termina begint met eindigt op konczy sie od nastepnie sonu ile baslar وبعدها بعدها اخره واخره وبعدين ميه مئه مايه'.split(
    ' ',
  ),
)

const MIN_DIGITS = 8
const MIN_WORDS = 4
/** The weight of a letter glued to digits, as in "7o". A number word glued to them is a disguise by itself. */
const GLUED_COUNTS = 2

export function spokenPhones(text: string): FoundPassage[] {
  const phones: FoundPassage[] = []
  let run: string[] = []
  let digits = ''
  let wordsInRun = 0
  let times = 1
  let isAfterTen = false
  const end = () => {
    if (digits.length >= MIN_DIGITS && wordsInRun >= MIN_WORDS)
      phones.push(found('phone', run.join(' '), digits.slice(-9)))
    run = []
    digits = ''
    wordsInRun = 0
    times = 1
    isAfterTen = false
  }
  let after = -1
  for (const { index, 0: raw } of text.matchAll(/\p{N}+|[\p{L}\p{M}]+/gu)) {
    const spoken = folded(raw)
    const word = tenWords.has(spoken.slice(1)) && spoken.startsWith('و') ? spoken.slice(1) : spoken
    const isGlued = index === after
    after = index + raw.length
    if (TIMES[word]) times = TIMES[word]
    else if (TIMES_WORDS.has(word) && /[2-5]$/.test(digits)) {
      times = Number(digits.at(-1))
      digits = digits.slice(0, -1)
    } else if (run.length > 0 && FILLERS.has(word)) continue
    else if (/^\d{1,6}$/.test(word)) {
      digits += word
      isAfterTen = false
      run.push(raw)
    } else if (tenWords.has(word) || tenStems.test(word)) {
      if (!isAfterTen) digits += '00'
      isAfterTen = !isAfterTen
      wordsInRun += 1
      run.push(raw)
    } else {
      const digit = digitWords.get(word) ?? digitWords.get(word.replace(/^[وب]/, ''))
      if (digit === undefined) {
        end()
        continue
      }
      if (isAfterTen) digits = digits.slice(0, -1) + digit
      else digits += digit.repeat(times)
      times = 1
      isAfterTen = false
      wordsInRun += isGlued ? (word.length < 3 ? GLUED_COUNTS : MIN_WORDS) : 1
      run.push(raw)
    }
  }
  end()
  return phones
}
