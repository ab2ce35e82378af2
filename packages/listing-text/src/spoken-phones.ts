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
  viermal: 4,
  funfmal: 5,
  pair: 2,
  trio: 3,
  par: 2,
  paire: 2,
  paio: 2,
  coppia: 2,
  paar: 2,
  pare: 2,
  dwukrotnie: 2,
  trzykrotnie: 3,
}
/** Words that repeat the digit before them. */
const TWICE_BEFORE = new Set('twice مرتين مرتان'.split(' '))
/** Words for "times" after a number: "three times five". */
const TIMES_WORDS = new Set('times mal veces fois volte vezes keer razy tane kere defa مرات'.split(' '))
const FILLERS = new Set(
  'davor naturlich weiter delante devant davanti ervoor przed basinda قبلها the of il lo gli el los las la le les die der das eine einen einem di de het os as de du des od po next nachsten digits it in ca se na siguen sigue seguem segue surer ب ending endet termine danach anschliessend afterwards despues daarna ardindan dopo apres plus a em no e y et und en i و mas piu arti and then dann luego puis poi depois dan potem sonra ثم بعدين ve ile area code prefix vorwahl prefijo indicatif prefisso indicativo netnummer kierunkowy kodu مفتاح hundred hundert ciento cien cent cento cem honderd sto yuz finishes ends starts begins with end with finally schluss ende am an mit zum sigue con acaba en termina por commence par finit ensuite fini finisce comincia finale acaba termina begint met eindigt op konczy sie od nastepnie sonu ile baslar وبعدها بعدها اخره واخره وبعدين ميه مئه مايه mil mille thousand tausend duizend tysiac bin الف'.split(
    ' ',
  ),
)

/** Words before the end of a number, after pieces in figures: "starts with 06, then 12 and 34, and ends in 5678". */
const ENDS = new Set(
  'ends ending schluss endet acaba termina termine finit finisce eindigt konczy biter ينتهي وينتهي'.split(' '),
)
const YEAR = /^(?:19|20)\d\d$/

/** Words for hundreds, in languages that write them as one: "pięćset", "seiscientos". */
const HUNDREDS =
  /^(?:dwiescie|trzysta|czterysta|(?:piec|szesc|siedem|osiem|dziewiec)set|(?:dos|tres|cuatro|seis|ocho)cientos|(?:quin|sete|nove)cientos|quinientos|setecientos|(?:du|tre|quattro|cinque|sei|sette|otto|nove)cento|(?:duz|trez)entos|(?:quatro|sete|oito|nove)centos|(?:zwei|drei|vier|funf|sechs|sieben|acht|neun)hundert|(?:twee|drie|vier|vijf|zes|zeven|acht|negen)honderd|(?:تلات|ثلاث|اربع|خمس|ست|سبع|ثمان|تمن|تسع)(?:ميه|مئه|مايه)|(?:ميتين|مئتين|ميتان))$/u
const HUNDREDS_AND_REST =
  /^(?:(?:du|due|tre|quattro|cinque|sei|sette|otto|nove)?cento|(?:ein|zwei|drei|vier|funf|sechs|sieben|acht|neun)?hundert|(?:twee|drie|vier|vijf|zes|zeven|acht|negen)?honderd)\p{L}{2,20}$/u
/** Words for several zeros after their number: "four zeros". */
const ZEROS = new Set('zeros zeroes nullen ceros zeri zera zer sifir sifirlar اصفار'.split(' '))
const ONLY_ZEROS = /^o{2,4}$/
/** French numerals that may precede a number between ten and twenty, as in 70 and 90. */
const BEFORE_TEEN = new Set(['soixante', 'vingt', 'vingts'])
const SAME_NUMBER = /^[\s-]{1,3}$/

const MIN_DIGITS = 8
/** The last digits that are kept: reading the end of a text that is built up copies all of it. */
const MAX_DIGITS = 64
/** The minimum number of digits of a number partly in words and partly in figures, which is a disguise. */
const MIN_MIXED_DIGITS = 7
const MIN_WORDS = 4
/** The minimum number of words between at least three groups of figures. */
const MIN_WORDS_AMONG_FIGURES = 2
/** The weight of a letter glued to digits, as in "7o". A number word glued to them is a disguise by itself. */
const GLUED_COUNTS = 2

type Run = {
  words: string[]
  digits: string
  spoken: number
  figures: number
  times: number
  open: 0 | 1 | 2
  isEnded: boolean
}
const nothing = (): Run => ({ words: [], digits: '', spoken: 0, figures: 0, times: 1, open: 0, isEnded: false })

export function spokenPhones(text: string): FoundPassage[] {
  const phones: FoundPassage[] = []
  let run = nothing()
  let last = ''
  let after = -1
  const end = () => {
    const least = run.figures > 0 ? MIN_MIXED_DIGITS : MIN_DIGITS
    const isAmongFigures = run.figures >= 3 && run.digits.length >= MIN_DIGITS
    const words = isAmongFigures ? MIN_WORDS_AMONG_FIGURES : MIN_WORDS
    const isInPieces = isAmongFigures && run.isEnded && !run.words.some((word) => YEAR.test(word))
    if (run.digits.length >= least && (run.spoken >= words || isInPieces))
      phones.push(found('phone', run.words.join(' '), run.digits.slice(-9)))
    run = nothing()
  }
  for (const { index, 0: raw } of text.matchAll(/\p{N}+|[\p{L}\p{M}]+/gu)) {
    const word = folded(raw)
    const between = text.slice(after, index)
    const isGlued = index === after
    after = index + raw.length
    if (run.words.length > 0 && (FILLERS.has(word) || ENDS.has(word))) {
      if (ENDS.has(word)) run = { ...run, isEnded: true }
      continue
    }
    const open = SAME_NUMBER.test(between) ? run.open : 0
    const letter = isGlued && run.words.length > 0 ? letterAsDigit(raw, text[after]) : undefined
    const longer = withWord({ ...run, open }, letter ?? word, { isGlued, last })
    last = word
    if (longer === undefined) {
      if (run.words.length > 0) end()
      continue
    }
    run = { ...longer, digits: longer.digits.slice(-MAX_DIGITS) }
    run.words.push(raw)
  }
  end()
  return phones
}

/** Letters between digits that look like them: "4S8". At the end of a group, "B" and "S" may be units or flats. */
const letterAsDigit = (letter: string, next = ''): string | undefined =>
  letter === 'l' || letter === 'I' ? '1' : /\d/.test(next) ? { Z: '2', S: '5', B: '8' }[letter] : undefined

/**
 * Returns the run with one more word; undefined if the word is not part of a number. `open`: the number of last digits
 * that the next word may replace, as "twenty" leaves one for "three".
 */
function withWord(run: Run, word: string, { isGlued, last }: { isGlued: boolean; last: string }): Run | undefined {
  if (word === 'o' && last.endsWith('000')) return undefined // "250000 o 300000": "or" between prices
  if (TWICE_BEFORE.has(word) && run.digits) return { ...run, digits: run.digits + (run.digits.at(-1) ?? ''), open: 0 }
  if (TIMES[word]) return { ...run, times: TIMES[word], spoken: run.spoken + (run.digits ? 1 : 0) }
  const times = Number(run.digits.at(-1))
  const isTimes = run.words.length > 0 && times >= 2 && times <= 5
  if (TIMES_WORDS.has(word) && isTimes) return { ...run, times, digits: run.digits.slice(0, -1) }
  if (ZEROS.has(word) && isTimes) return { ...run, digits: run.digits.slice(0, -1) + '0'.repeat(times), open: 0 }
  if (/^\d{1,6}$/.test(word)) return { ...run, digits: run.digits + word, figures: run.figures + 1, open: 0 }
  if (ONLY_ZEROS.test(word) && run.words.length > 0)
    return { ...run, digits: run.digits + '0'.repeat(word.length), spoken: run.spoken + GLUED_COUNTS, open: 0 }
  const one = { ...run, spoken: run.spoken + 1 }
  if (HUNDREDS_AND_REST.test(word)) return { ...one, digits: `${run.digits}000`, open: 0 }
  if (HUNDREDS.test(word)) return { ...one, digits: `${run.digits}000`, open: 2 }
  if (isTen(word)) {
    if (run.open === 2) return { ...one, open: 1 }
    const isTeen = run.open === 1 && BEFORE_TEEN.has(last)
    return isTeen ? { ...one, open: 0 } : { ...one, digits: `${run.digits}00`, open: 1 }
  }
  const digits = digitsOf(word)
  if (digits === undefined) return undefined
  const spoken = run.spoken + (isGlued ? (word.length < 3 ? GLUED_COUNTS : MIN_WORDS) : 1)
  if (run.open > 0 && digits.length === 1)
    return { ...run, spoken, digits: run.digits.slice(0, -1) + digits, times: 1, open: 0 }
  return { ...run, spoken, digits: run.digits + digits.repeat(run.times), times: 1, open: 0 }
}

const isTen = (word: string): boolean =>
  tenWords.has(word) || tenStems.test(word) || (word.startsWith('و') && tenWords.has(word.slice(1)))

/** Returns the digit that a word names, or both digits of a word such as "nulnul" or "neufhuit". */
function digitsOf(word: string): string | undefined {
  const one = digitWords.get(word) ?? digitWords.get(word.replace(/^[وب]/, ''))
  if (one !== undefined || word.length < 2 * MIN_JOINED || word.length > MAX_JOINED) return one
  for (let at = MIN_JOINED; at <= word.length - MIN_JOINED; at++) {
    const [first, second] = [digitWords.get(word.slice(0, at)), digitWords.get(word.slice(at))]
    if (first !== undefined && second !== undefined) return first + second
  }
  return undefined
}

/** The length in letters. */
const MIN_JOINED = 3
const MAX_JOINED = 16
