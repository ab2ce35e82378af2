import type { PriceKind } from './feed-format.ts'

const ON_APPLICATION =
  /\bp\.?o\.?a\b|\b(?:price )?on (?:application|request|enquiry)\b|\b(?:contact|call|ask|phone|enquire)\b|\bauf anfrage\b|\bpreis nach|\ba consultar\b|\bconsultar\b|\bsur demande\b|\bnous consulter\b|\bsu richiesta\b|\bprijs op aanvraag\b|\bsob consulta\b/iu
const WORDS: [PriceKind, RegExp][] = [
  ['auction', /\bauctions?\b|versteigerung|subasta|enchères|\basta\b|veiling|leil[aã]o/iu],
  ['offersOver', /\b(?:offers?|bids?) (?:in excess of|over|above|from)\b|\boieo\b|\bo\/o\b/iu],
  ['guide', /\bguide\b/iu],
  ['fixed', /\bfixed price\b|\bfestpreis\b/iu],
  ['from', /^\W*(?:prices? )?(?:from|ab|desde|à partir de|a partire da|a partir de|vanaf)\b/iu],
]

export const kindInWords = (text: string): PriceKind | undefined => WORDS.find(([, words]) => words.test(text))?.[0]

export const isOnApplication = (text: string): boolean => ON_APPLICATION.test(text)

export function kindWithoutAmount(text: string): PriceKind | undefined {
  if (kindInWords(text) === 'auction') return 'auction'
  return isOnApplication(text) ? 'onApplication' : undefined
}
