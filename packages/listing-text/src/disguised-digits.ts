import { type FoundPassage, found } from './passages.ts'
import { MAX_READ, plain } from './plain-text.ts'

/** Digits that no area or price of a listing is written in: on keycaps, in circles, wide, raised, mathematical. */
const CIRCLED = '①②③④⑤⑥⑦⑧⑨⓪❶❷❸❹❺❻❼❽❾⓿➀➁➂➃➄➅➆➇➈➊➋➌➍➎➏➐➑➒⓵⓶⓷⓸⓹⓺⓻⓼⓽'
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉'
const BRACKETED = '⑴⑵⑶⑷⑸⑹⑺⑻⑼⒈⒉⒊⒋⒌⒍⒎⒏⒐'
const ARABIC = String.raw`\u{660}-\u{669}\u{6f0}-\u{6f9}`
const SIGN = String.raw`\d\u{fe0f}?\u{20e3}|[${CIRCLED}${RAISED}${BRACKETED}]|(?![\d${ARABIC}])\p{Nd}`
const GAP = String.raw`[\s.\-/·_*|]{0,2}`
const PHONE = new RegExp(`(?:(?:${SIGN})${GAP}){7,15}`, 'gu')
/** In a text in other letters, Arabic digits are a disguise too. */
const PHONE_AMONG_OTHERS = new RegExp(`(?:(?:${SIGN}|[${ARABIC}])${GAP}){7,15}`, 'gu')

/** Returns telephone numbers in digits that are neither ASCII's nor those of the text's own letters. */
export const disguisedDigits = (text: string): FoundPassage[] => {
  const read = text.slice(0, MAX_READ)
  const pattern = /(?=\p{L})\p{Script=Arabic}/u.test(read) ? PHONE : PHONE_AMONG_OTHERS
  return [...read.matchAll(pattern)].map(([number]) => found('phone', plain(number)))
}
