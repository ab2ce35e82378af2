import { type PriceTerms, priceTerms } from 'listing-text'
import type { CheckedHome } from './checked-homes.store.ts'
import { oncePerKey } from './rule.ts'
import { translationsOf } from './texts-of.ts'
import { thresholds } from './thresholds.ts'

/** What a listing gives as the reason for its price. `reason`: a sentence of the text. `share`: a percentage. */
type Why = { why: 'none' | 'auction' } | { why: 'share'; share: number } | { why: 'reason'; reason: string }

/**
 * How the price of a listing compares with those of whole homes that are sold freely: `least` and `most` are the bounds
 * of what `why` explains, as fractions of such a price, and both 1 without a reason.
 */
export type Worth = { least: number; most: number; why: Why }

type PricedHome = Pick<CheckedHome, 'title' | 'description' | 'translations' | 'features' | 'figures' | 'priceKind'>

export const worthOf = oncePerKey(
  ({ id }: CheckedHome) => id,
  async (_, home) => worthIn(home),
)

/** Returns what a listing says of its price. */
export function worthIn(home: PricedHome): Worth {
  const terms = termsIn(home)
  const { leastShare, ofReason } = thresholds.explainedPrice
  const percent = home.figures?.ownershipShare ?? 100
  const share = terms.share ?? (percent < 100 ? percent / 100 : undefined)
  const isAuction = home.priceKind === 'auction'
  const part = share ?? (terms.isShare ? leastShare : 1)
  return {
    least: terms.isLowForReason || isAuction ? part * ofReason : part,
    most: share ?? 1,
    why: whyOf(terms, { isAuction, share }),
  }
}

type Stated = { isAuction: boolean; share: number | undefined }

function whyOf({ reason, isLowForReason }: PriceTerms, { isAuction, share }: Stated): Why {
  if (reason !== undefined && (isLowForReason || share === undefined)) return { why: 'reason', reason }
  if (isAuction) return { why: 'auction' }
  return share === undefined ? { why: 'none' } : { why: 'share', share: Math.round(share * 1000) / 10 }
}

/** Returns what a text or any of its translations says; each is read by itself, in its own language. */
function termsIn({ title, description, features, translations }: PricedHome): PriceTerms {
  const own = { title, description: [description, ...(features ?? [])].join('\n') }
  const all = [own, ...translationsOf({ translations })].map(priceTerms)
  const share = all.find((terms) => terms.share !== undefined)?.share
  const reason = (all.find((terms) => terms.isLowForReason) ?? all.find((terms) => terms.isShare))?.reason
  return {
    isShare: all.some((terms) => terms.isShare),
    ...(share !== undefined && { share }),
    isLowForReason: all.some((terms) => terms.isLowForReason),
    ...(reason !== undefined && { reason }),
  }
}

/** Returns true if a price within the bounds says nothing, as they are too far apart. */
export const isWide = ({ least, most }: Worth): boolean => least < most
