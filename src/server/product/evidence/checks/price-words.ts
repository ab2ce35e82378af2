/** `share`: the share of the home that the price is for; `isLowForReason`: the text gives a reason for a low price. */
export type PriceTerms = { share?: number; isShare: boolean; isLowForReason: boolean }

const SHARED =
  /\b(?:shared[- ]ownership|part[- ](?:buy|own)\w*|part[- ]ownership|co-?ownership|equity share|fractional (?:share|ownership)|\d{1,2} ?(?:%|per cent|percent)[- ]?(?:share|ownership)(?! (?:of|in) the (?:freehold|garden|company))|discount(?:ed)? market (?:sale|homes?)|bare ownership|nue[- ]propri[ée]t[ée]|nuda propiedad|nuda propriet[àa]|viager|life (?:tenancy|interest|estate)|lifetime lease|home for life)\b/i
const PERCENT =
  /\b(\d{1,2}(?:\.\d{1,2})?) ?(?:%|per cent|percent)[- ](?:shared?|equity|ownership|of (?:the )?(?:full |market )?(?:property|home|flat|house|value|ownership))|\bshare of (\d{1,2}(?:\.\d{1,2})?) ?(?:%|per cent|percent)/i
const fractions: Record<string, number> = { half: 1 / 2, third: 1 / 3, quarter: 1 / 4, 'three-quarter': 3 / 4 }
const FRACTION =
  /\b(half|third|quarter|three-quarter)[- ](?:share|ownership)\b(?! (?:of|in) the (?:freehold|garden|company))/i
const LOW_FOR_REASON =
  /\bcash[- ](?:buyers?|purchasers?|purchase|sale|offers?)?[- ]?only\b|\bcash (?:buyers?|purchasers?|offers?) (?:only|required)|\b(?:un|not )mortgageable\b|\bno mortgages?\b|\b(?:non-standard|prc|steel[- ]frame|concrete) construction\b|\bprefab\w*|\b(?:short|low) lease\b|\b\d{1,2} years? (?:left|remaining|unexpired) on (?:the|its) lease\b|\b(?:by|for sale by|at|in) (?:public |online )?auction\b|\b(?:auction )?(?:guide|reserve) price\b|\bprobate\b|\b(?:derelict|uninhabitable|fire[- ]damaged|structural (?:movement|damage)|condemned)\b|\b(?:restoration|renovation) project\b|\bsitting tenant\b|\bregulated tenan\w+|\bsold with (?:a )?tenant/i

export function priceTerms({ title, description }: { title: string; description: string }): PriceTerms {
  const text = `${title}\n${description}`.slice(0, 20_000)
  const [, ofHome, share] = PERCENT.exec(text) ?? []
  const percent = Number(ofHome ?? share ?? 0)
  const fraction = fractions[FRACTION.exec(text)?.[1]?.toLowerCase() ?? '']
  const isShare = SHARED.test(text) || percent > 0 || fraction !== undefined
  const part = percent > 0 ? percent / 100 : fraction
  return { isShare, ...(part && { share: part }), isLowForReason: LOW_FOR_REASON.test(text) }
}

/** Returns the price of the whole home; `undefined` if the text offers a share without its size. */
export function wholePrice(price: number, { isShare, share }: PriceTerms): number | undefined {
  return isShare ? share && price / share : price
}
