import type { Currency } from '#contract/currency'
import type { SentencePart } from '#contract/evidence'
import type { EvidenceRule } from '#contract/evidence-rule'
import { isolated } from '#contract/isolated'
import { shownShort } from '#contract/money'
import { shownDay } from '#contract/shown-day'
import type { Facts } from './checks/finding.store.ts'

type Listing = { title: string; agentEmail: string }
type TellableFinding = {
  rule: EvidenceRule
  facts: Facts
  home: Listing
  other?: (Listing & { id: string }) | undefined
  currency: Currency
}

export function sentenceOf(finding: TellableFinding): SentencePart[] {
  return sentences[finding.rule](finding).map((part) => (typeof part === 'string' ? { text: part } : part))
}

export const sentenceText = (parts: SentencePart[], shown: (text: string) => string): string =>
  parts.map(({ text, propertyId, email }) => (propertyId || email ? shown(text) : text)).join('')

type Sentence = (finding: TellableFinding) => (string | SentencePart)[]

const listing = ({ other }: TellableFinding): SentencePart =>
  other ? { text: other.title, propertyId: other.id } : { text: 'a listing that was removed' }
const byWhom = ({ home, other }: TellableFinding): string =>
  other?.agentEmail === home.agentEmail ? ' by the same agent' : ' by another agent'
const agent = ({ home }: TellableFinding): SentencePart => ({ text: home.agentEmail, email: home.agentEmail })
const number = (value: Facts[string] | undefined): number => Number(value ?? 0)
const quotation = (value: Facts[string] | undefined): SentencePart => ({ text: `“${isolated(String(value ?? ''))}”` })
const amount = ({ currency }: TellableFinding, cents: Facts[string] | undefined): string =>
  shownShort(number(cents), currency)

/**
 * Says that no reason for the low price was found; with a reason such as a share, an auction or cash only, there is no
 * finding.
 */
const WITHOUT_REASON = ', and the text names no reason'

const contactKinds: Record<string, string> = {
  email: 'an e-mail address',
  phone: 'a telephone number',
  link: 'a web address',
  account: 'an account of another service',
}

const sentences: Record<EvidenceRule, Sentence> = {
  samePicture: (finding) => {
    const { picture, otherPicture, altered } = finding.facts
    const how = altered ? `, ${altered}` : ''
    return [`Picture ${picture} is picture ${otherPicture} of `, listing(finding), `${byWhom(finding)}${how}`]
  },
  rejectedPicture: (finding) => {
    const { picture, otherPicture } = finding.facts
    const which = `Picture ${picture} is picture ${otherPicture} of `
    return [which, listing(finding), `${byWhom(finding)}, which was rejected`]
  },
  sameText: (finding) => [`The text is ${number(finding.facts.percent)} % that of `, listing(finding), byWhom(finding)],
  contactInText: ({ facts }) => [
    `The text has ${contactKinds[String(facts.kind)] ?? 'contact details'}: `,
    quotation(facts.text),
  ],
  paymentInText: ({ facts }) => ['The text asks for money: ', quotation(facts.text)],
  leadsAway: ({ facts }) => ['The text leads away from the site: ', quotation(facts.text)],
  listedTwice: (finding) => ['The place and the facts are those of ', listing(finding), byWhom(finding)],
  listedByAnother: (finding) => ['Another agent lists this address: ', listing(finding)],
  priceBelowSales: ({ facts }) => [
    `The price is ${number(facts.percent)} % below the median of ${number(facts.sales)} sales nearby${WITHOUT_REASON}`,
  ],
  priceOutsideEstimate: (finding) => {
    const { percent, side, lower, upper } = finding.facts
    const end = side === 'above' ? 'above the upper' : 'below the lower'
    const interval = `${amount(finding, lower)} to ${amount(finding, upper)}`
    const reason = side === 'above' ? '' : WITHOUT_REASON
    return [`The price is ${number(percent)} % ${end} end of the estimate, ${interval}${reason}`]
  },
  pointFarAway: ({ facts }) => [
    `The point on the map is ${number(facts.km)} km from the place that the location names`,
  ],
  soldLately: (finding) => [
    `This address was sold on ${shownDay(String(finding.facts.soldOn))} for ${amount(finding, finding.facts.price)}`,
  ],
  newAccount: (finding) => {
    const hours = number(finding.facts.hours)
    const age = hours === 0 ? 'less than an hour' : hours === 1 ? 'one hour' : `${hours} hours`
    return ['The account of ', agent(finding), ` was ${age} old when it added this home`]
  },
  manyInADay: (finding) =>
    ['', agent(finding), ` added ${number(finding.facts.listings)} homes within a day`].filter(Boolean),
  sharesWithFraud: (finding) => {
    const { what, email } = finding.facts
    const fraud = { text: String(email), email: String(email) }
    if (what === 'network')
      return [agent(finding), ' has signed in from the same network address as ', fraud, ', who is marked as fraud']
    return [
      `It shares ${what === 'text' ? 'its text' : 'a picture'} with `,
      listing(finding),
      ' of ',
      fraud,
      ', who is marked as fraud',
    ]
  },
  changedAfterVerified: ({ facts }) => [`Its feed has changed it since it was verified: ${facts.fields}`],
}
