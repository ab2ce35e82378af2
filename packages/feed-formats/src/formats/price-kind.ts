import type { PriceKind } from './feed-format.ts'

const ON_APPLICATION =
  /\bp\.?o\.?a\b|\b(?:price )?on (?:application|request|enquiry)\b|\b(?:contact|call|ask|phone|enquire)\b|\bauf anfrage\b|\bpreis nach|\ba consultar\b|\bconsultar\b|\bsur demande\b|\bnous consulter\b|\bsu richiesta\b|\bprijs op aanvraag\b|\bsob consulta\b/iu
/** In order: "Auction guide price" is that of an auction. */
const WORDS: [PriceKind, RegExp][] = [
  ['auction', /\bauctions?\b|versteigerung|subasta|enchères|\basta\b|veiling|leil[aã]o/iu],
  ['offersOver', /\b(?:offers?|bids?) (?:in excess of|over|above|from)\b|\boieo\b|\bo\/o\b/iu],
  ['guide', /\bguide\b/iu],
  ['fixed', /\bfixed price\b|\bfestpreis\b/iu],
  ['from', /^\W*(?:prices? )?(?:from|ab|desde|à partir de|a partire da|a partir de|vanaf)\b/iu],
]

/** Returns how a price's text says that it is asked; `undefined` if it doesn't say. */
export const kindInWords = (text: string): PriceKind | undefined => WORDS.find(([, words]) => words.test(text))?.[0]

/** Returns whether a text in the place of an amount says that the price is on application. */
export const isOnApplication = (text: string): boolean => ON_APPLICATION.test(text)

/** Returns the kind of a price without an amount, if its text says why there is none. */
export function kindWithoutAmount(text: string): PriceKind | undefined {
  if (kindInWords(text) === 'auction') return 'auction'
  return isOnApplication(text) ? 'onApplication' : undefined
}
