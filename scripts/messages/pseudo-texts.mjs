// A pseudo-language for looking at pages: every text of the catalogue is accented and two fifths longer, so that a text
// that stands in code, is cut or is put together from pieces is seen.
import { parse } from '@messageformat/parser'
import { LANGUAGES } from './read-messages.mjs'

const ACCENTED = Object.fromEntries(
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
    .split('')
    .map((letter, place) => [letter, 'åƀçđéƒğĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇĐÉƑĞĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ'.charAt(place)]),
)
const FILLER = ['öñé', 'ţŵö', 'ţĥŕéé', 'ƒöûŕ', 'ƒîṽé', 'šîẋ', 'šéṽéñ', 'éîğĥţ']
const MORE = 0.4
const LETTER = /[A-Za-z]/
const TAG = /(<\/?\w+>)/

const accented = (words) =>
  words
    .split(TAG)
    .map((part) => (TAG.test(part) ? part : part.replaceAll(/[A-Za-z]/g, (letter) => ACCENTED[letter])))
    .join('')

/**
 * Returns an ICU message with the same values and choices. One without words, such as a separator, stays as it is.
 * @param {string} text
 */
export function pseudoText(text) {
  const words = []
  const visit = (tokens) => {
    for (const token of tokens) {
      if (token.type === 'content') words.push(token.ctx)
      for (const { tokens: inner } of token.cases ?? []) visit(inner)
    }
  }
  visit(parse(text, { strict: true }))
  const letters = words.filter(({ text: part }) => LETTER.test(part.replaceAll(/<\/?\w+>/g, '')))
  if (letters.length === 0) return text
  const longest = Math.max(...letters.map(({ text: part }) => part.length))
  const changed = letters
    .toSorted((one, other) => other.offset - one.offset)
    .reduce(
      (left, { offset, text: part }) => left.slice(0, offset) + accented(part) + left.slice(offset + part.length),
      text,
    )
  return `⟦${changed}${filler(longest * MORE)}⟧`
}

function filler(length) {
  let text = ''
  for (let place = 0; text.length < length; place += 1) text += ` ${FILLER[place % FILLER.length]}`
  return text
}

const pseudoNoun = (texts) => Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, pseudoText(text)]))
export const pseudoOf = (nouns) =>
  Object.fromEntries(Object.entries(nouns).map(([noun, texts]) => [noun, pseudoNoun(texts)]))

/**
 * With PSEUDO_LANGUAGE=true, English stands for the pseudo-language and Arabic for the same mirrored; else the
 * languages are returned as they are.
 */
export function withPseudo(messages) {
  if (process.env.PSEUDO_LANGUAGE !== 'true') return messages
  const pseudo = pseudoOf(messages[LANGUAGES[0]])
  return { ...messages, en: pseudo, ar: pseudo }
}
