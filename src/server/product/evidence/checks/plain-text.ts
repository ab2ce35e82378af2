import { digitOf } from 'price-text'

const MAX_READ = 50_000
const MAX_SENTENCE = 600
/** Sentences that are longer are read in parts, which overlap. */
const STEP = 400

/** Returns a text with one form of each sign: digits of any script or in keycaps, full-width letters, hyphens, invisible signs. */
export const plain = (text: string): string =>
  text
    .slice(0, MAX_READ)
    .normalize('NFKC')
    .replaceAll(/\p{Cf}|[\u{fe0f}\u{20e3}]/gu, '')
    .replaceAll(/(?!\d)\p{Nd}/gu, digitOf)
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/[\p{L}\p{N}]+/gu, latinLetters)
    .replaceAll(SPACED, (run) => run.replaceAll(/[ .·_-]/g, (sign) => (sign === '.' ? '.' : '')))

/** Five or more single letters with one blank between, as in "w h a t s a p p". */
const SPACED = /(?<![\p{L}\p{N}.])\p{L}(?:[ ·_-][\p{L}@.]){4,}(?![\p{L}\p{N}])/gu

/** Pairs of a letter and the Latin one that looks like it. */
const LOOK_ALIKE = new Map(
  Array.from(
    'аaвbеeкkмmнhоoрpсcтtуyхxіiјjѕsԁdԛqԝwһhӏlАAВBЕEКKМMНHОOРPСCТTУYХXІIЈJЅSαaβbεeηnιiκkνvοoρpτtυuχxΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX'.matchAll(
      /(.)(.)/gu,
    ),
    ([, sign = '', latin = '']) => [sign, latin] as const,
  ),
)

/** Reads Cyrillic and Greek letters as the Latin ones that they look like, in a word that has some of each. */
const latinLetters = (word: string): string =>
  /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word) && (/[a-z\d]/i.test(word) || isAllAlike(word))
    ? word.replaceAll(/./gu, (sign) => LOOK_ALIKE.get(sign) ?? sign)
    : word

const isAllAlike = (word: string): boolean => word.length >= 4 && Array.from(word).every((sign) => LOOK_ALIKE.has(sign))

const LETTERS: Record<string, string> = {
  ß: 'ss',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  '’': "'",
  '`': "'",
  '´': "'",
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ک: 'ك',
  ی: 'ي',
  ـ: '',
}

/** Returns a plain text in small letters without accents, with Arabic letters in one spelling. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[ßıłøæœđ’`´أإآٱىئؤةکیـ]/g, (sign) => LETTERS[sign] ?? sign)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')

/** Returns the sentences of a plain text; what begins with "then" is read with what stands before. */
export function sentencesOf(text: string, isContinued: (sentence: string) => boolean): string[] {
  const sentences: string[] = []
  for (const sentence of text.split(/(?<=[.!?;؟؛…])\s+|\n+/)) {
    const last = sentences.at(-1)
    if (last !== undefined && last.length < MAX_SENTENCE && isContinued(sentence))
      sentences[sentences.length - 1] = `${last} ${sentence}`
    else sentences.push(sentence)
  }
  return sentences.flatMap(partsOf)
}

function partsOf(sentence: string): string[] {
  if (sentence.length <= MAX_SENTENCE) return [sentence]
  const count = Math.ceil((sentence.length - MAX_SENTENCE) / STEP) + 1
  return Array.from({ length: count }, (_, part) => sentence.slice(part * STEP, part * STEP + MAX_SENTENCE))
}
