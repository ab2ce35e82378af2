import type { Gazetteer } from 'gazetteer'
import { type HomeFacts, type Kind, type PastSale, partsOf } from 'price-estimate'
import { now } from '#contract/clock'
import type { Property } from '#contract/property'
import { positionOf, wordsOf } from '../sold-price/near-sales.ts'
import { isSaleOf } from '../sold-price/sale-address.ts'
import type { StoredSale } from '../sold-price/sold-price.store.ts'

export type EstimatedHome = Pick<Property, 'location' | 'type'> &
  Partial<Pick<Property, 'title' | 'description' | 'features' | 'tenure' | 'yearBuilt' | 'newBuild'>>

const SEMI_DETACHED = /\bsemi[- ]?detached\b/i
const DETACHED = /\bdetached\b(?! (?:\w+ ){0,2}(?:garage|garden|outbuilding|office|studio|workshop|annexe?)\b)/i
const TERRACED = /\b(?:terraced|(?:mid|end)[- ](?:of[- ])?terrace)\b/i

export function factsOfListing(
  gazetteer: Gazetteer,
  home: EstimatedHome,
  postcode: string,
  candidates: PastSale<StoredSale>[],
): HomeFacts {
  const isOwn = isSaleOf(gazetteer, home, postcode)
  const parts = partsOf(postcode)
  const near = candidates.toSorted((one, other) => nearness(parts, other) - nearness(parts, one))
  const inPostcode = near.filter(({ facts }) => facts.postcode === postcode)
  const own = inPostcode.find(({ sale }) => isOwn(sale))
  const words = wordsOf(home.location)
  const ofStreet = own ?? near.find(({ facts }) => isStreetIn(words, facts) && facts.sector === parts.sector)
  const street = ofStreet?.facts.street ?? ''
  const kind = kindOf(home, own)
  return {
    ...parts,
    kind,
    isNew: home.newBuild ?? (home.yearBuilt !== undefined && home.yearBuilt >= now().getFullYear() - 1),
    tenure: home.tenure ?? own?.facts.tenure ?? likelyTenure(kind, near),
    unit: own?.facts.unit ?? '',
    house: own?.facts.house ?? numberBefore(street, words),
    street,
    locality: (ofStreet ?? near[0])?.facts.locality ?? '',
  }
}

function kindOf(
  { type, title = '', description = '', features = [] }: EstimatedHome,
  own: PastSale<StoredSale> | undefined,
): Kind {
  if (type !== 'house') return type ?? 'other'
  const text = [title, description, ...features].join('\n')
  if (SEMI_DETACHED.test(text)) return 'semiDetached'
  if (TERRACED.test(text)) return 'townhouse'
  if (DETACHED.test(text)) return 'detached'
  return own?.sale.type === 'house' ? own.facts.kind : 'house'
}

const nearness = ({ postcode, block, sector }: ReturnType<typeof partsOf>, { facts }: PastSale): number =>
  [facts.postcode === postcode, facts.block === block, facts.sector === sector].filter(Boolean).length

const isStreetIn = (words: string[], { street }: HomeFacts): boolean =>
  street !== '' && positionOf(words, wordsOf(street)) !== -1

function numberBefore(street: string, words: string[]): string {
  const at = street === '' ? -1 : positionOf(words, wordsOf(street))
  const before = words[at - 1] ?? ''
  return /^\d/.test(before) ? before : ''
}

function likelyTenure(kind: Kind, near: PastSale[]): HomeFacts['tenure'] {
  const counts = new Map<HomeFacts['tenure'], number>()
  for (const { facts } of near.filter((sale) => sale.facts.kind === kind).slice(0, 20))
    counts.set(facts.tenure, (counts.get(facts.tenure) ?? 0) + 1)
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one)
  return most?.[0] ?? null
}
