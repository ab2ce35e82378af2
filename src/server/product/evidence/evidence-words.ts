import type { Currency } from '#contract/currency'
import type { SentencePart } from '#contract/evidence'
import type { EvidenceRule } from '#contract/evidence-rule'
import { homeFigures } from '#contract/home-figures'
import { isolated } from '#contract/isolated'
import { localeOf, readersLanguage } from '#contract/language'
import { MARKED_PART, unmarked } from '#contract/marked-parts'
import { shownShort } from '#contract/money'
import { shownDay } from '#contract/shown-day'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/findings'
import { TELLING_FIELDS, type TellingField } from './checks/changed-after-verified.ts'
import type { Facts } from './checks/finding.store.ts'
import { TEXT_FIELDS, type TextField } from './checks/texts-of.ts'

type Listing = { title: string; agentEmail: string }
export type TellableFinding = {
  rule: EvidenceRule
  facts: Facts
  home: Listing
  other?: (Listing & { id: string }) | undefined
  currency: Currency
}

/** Returns the sentence in the reader's language. Names of listings and people are parts with a link. */
export function sentenceOf(finding: TellableFinding): SentencePart[] {
  const links: Record<string, Omit<SentencePart, 'text'>> = {
    listing: { propertyId: finding.other?.id },
    agent: { email: finding.home.agentEmail },
    fraud: { email: String(finding.facts.email) },
  }
  const pieces = sentences[finding.rule](finding).split(MARKED_PART) // the text before, then each part's tag, its words and the text after it
  return pieces.flatMap((text, at): SentencePart[] => {
    if (at % 3 === 1) return []
    if (at % 3 === 2) return [{ text, ...links[pieces[at - 1] ?? ''] }]
    return text ? [{ text }] : []
  })
}

/** The server does not know the unit that a reader chose. */
const inBothUnits = (km: number) => ({ km: shownNumber(km), miles: shownNumber(Math.round(km / KM_PER_MILE)) })

const KM_PER_MILE = 1.609344

export const sentenceText = (finding: TellableFinding, shown: (text: string) => string): string =>
  sentenceOf(finding)
    .map(({ text, propertyId, email }) => (propertyId || email ? shown(text) : text))
    .join('')

type Sentence = (finding: TellableFinding) => string

const number = (value: Facts[string] | undefined): number => Number(value ?? 0)
const counted = (value: Facts[string] | undefined) => ({ count: number(value), shown: shownNumber(number(value)) })
const quoted = (value: Facts[string] | undefined): string => isolated(unmarked(String(value ?? '')))
const pictures = ({ picture, otherPicture }: Facts) => ({
  picture: shownNumber(number(picture)),
  otherPicture: shownNumber(number(otherPicture)),
})
const amount = ({ currency }: TellableFinding, cents: Facts[string] | undefined): string =>
  shownShort(number(cents), currency)

function otherListing({ home, other }: TellableFinding) {
  if (!other) return { by: 'removed', title: '' } as const
  return { by: other.agentEmail === home.agentEmail ? 'own' : 'other', title: unmarked(other.title) } as const
}

const anyListing = (finding: TellableFinding) => {
  const { by, title } = otherListing(finding)
  return { by: by === 'removed' ? by : 'other', title } as const
}

/** Returns the value if the text distinguishes it; `other` for any other value, such as one of an earlier version. */
const oneOf = <Value extends string>(value: Facts[string] | undefined, ...known: Value[]): Value | 'other' =>
  known.find((one) => one === value) ?? 'other'

const fields: Record<TellingField | TextField, () => string> = {
  title: t.title,
  description: t.description,
  translations: t.translations,
  location: t.location,
  price: t.price,
  features: t.features,
  captions: t.captions,
  tours: t.tours,
  documents: t.documents,
  contact: t.contactName,
  heating: homeFigures.heating.label,
  heatingFuel: homeFigures.heatingFuel.label,
  energyCosts: homeFigures.energyCosts.label,
  councilTax: homeFigures.councilTax.label,
  commission: homeFigures.commission.label,
  'first picture': t.firstPicture,
  pictures: t.pictures,
  type: t.type,
  point: t.point,
}

function fieldList(stored: Facts[string] | undefined): string {
  const list = new Intl.ListFormat(localeOf(readersLanguage()), { type: 'unit', style: 'short' })
  return list.format(
    String(stored ?? '')
      .split(', ')
      .map((name) => {
        const known = [...TELLING_FIELDS, ...TEXT_FIELDS].find((field) => field === name)
        return known ? fields[known]() : name // one of an earlier version
      }),
  )
}

const passage = ({ facts }: TellableFinding) => ({
  text: quoted(facts.text),
  place: facts.fields ? ('known' as const) : ('other' as const),
  fields: fieldList(facts.fields),
})

const explained = ({ facts }: TellableFinding) => ({
  why: oneOf(facts.why, 'share', 'auction', 'reason'),
  share: shownNumber(number(facts.share)),
  reason: quoted(facts.reason),
})

const sentences: Record<EvidenceRule, Sentence> = {
  samePicture: (finding) =>
    t.samePicture({
      ...pictures(finding.facts),
      ...otherListing(finding),
      altered: oneOf(finding.facts.altered, 'mirrored'),
    }),
  rejectedPicture: (finding) => t.rejectedPicture({ ...pictures(finding.facts), ...otherListing(finding) }),
  sameText: (finding) => t.sameText({ percent: shownNumber(number(finding.facts.percent)), ...otherListing(finding) }),
  contactInText: (finding) =>
    t.contactInText({ kind: oneOf(finding.facts.kind, 'email', 'phone', 'link', 'account'), ...passage(finding) }),
  paymentInText: (finding) => t.paymentInText(passage(finding)),
  leadsAway: (finding) => t.leadsAway(passage(finding)),
  listedTwice: (finding) => t.listedTwice(otherListing(finding)),
  listedByAnother: (finding) => t.listedByAnother(anyListing(finding)),
  priceBelowSales: (finding) =>
    t.priceBelowSales({
      percent: shownNumber(number(finding.facts.percent)),
      ...counted(finding.facts.sales),
      ...explained(finding),
    }),
  priceOutsideEstimate: (finding) =>
    t.priceOutsideEstimate({
      side: oneOf(finding.facts.side, 'above'),
      percent: shownNumber(number(finding.facts.percent)),
      lower: amount(finding, finding.facts.lower),
      upper: amount(finding, finding.facts.upper),
      ...explained(finding),
    }),
  pointFarAway: ({ facts }) => t.pointFarAway(inBothUnits(number(facts.km))),
  soldLately: (finding) =>
    t.soldLately({ day: shownDay(String(finding.facts.soldOn)), price: amount(finding, finding.facts.price) }),
  newAccount: ({ facts, home }) => t.newAccount({ email: home.agentEmail, ...counted(facts.hours) }),
  manyInADay: ({ facts, home }) => t.manyInADay({ email: home.agentEmail, ...counted(facts.listings) }),
  sharesWithFraud: (finding) => {
    const other = String(finding.facts.email)
    if (finding.facts.what === 'network') return t.networkOfFraud({ email: finding.home.agentEmail, other })
    return t.listingOfFraud({ what: oneOf(finding.facts.what, 'text'), ...anyListing(finding), other })
  },
  changedAfterVerified: ({ facts }) => t.changedAfterVerified({ fields: fieldList(facts.fields) }),
}
