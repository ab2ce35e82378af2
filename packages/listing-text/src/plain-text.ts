import { digitOf } from 'price-text'

export const MAX_READ = 50_000
const MAX_SENTENCE = 600
const STEP = 400

export const plain = (text: string): string =>
  text
    .slice(0, MAX_READ)
    .normalize('NFKC')
    .replaceAll(/\p{Cf}|[\u{fe0f}\u{20e3}]/gu, '')
    .replaceAll(/(?!\d)\p{Nd}/gu, digitOf)
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/[\p{L}\p{N}]+/gu, latinLetters)
    .replaceAll(SPACED, (run) => run.replaceAll(/[ .·_-]/g, (sign) => (sign === '.' ? '.' : '')))

const SPACED = /(?<![\p{L}\p{N}.])\p{L}(?:[ ·_-][\p{L}@.]){4,}(?![\p{L}\p{N}])/gu

const LOOK_ALIKE = new Map(
  Array.from(
    'аaвbеeкkмmнhоoрpсcтtуyхxіiјjѕsԁdԛqԝwһhӏlАAВBЕEКKМMНHОOРPСCТTУYХXІIЈJЅSαaβbεeηnιiκkνvοoρpτtυuχxΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX'.matchAll(
      /(.)(.)/gu,
    ),
    ([, sign = '', latin = '']) => [sign, latin] as const,
  ),
)

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
  ẞ: 'SS',
  Ł: 'L',
  Ø: 'O',
  Æ: 'AE',
  Œ: 'OE',
  Đ: 'D',
}

/** Returns a plain text in lower case without accents, with one spelling of each Arabic letter. */
export const folded = (text: string): string => withoutAccents(text.toLowerCase())

/** Returns the same with its capital letters. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[ßẞıłŁøØæÆœŒđĐ’`´أإآٱىئؤةکیـ]/g, (sign) => LETTERS[sign] ?? sign)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')

/**
 * Splits a plain text into sentences. `isContinued`: returns true for a sentence that is joined to the one before, such
 * as one that begins with "then".
 */
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
