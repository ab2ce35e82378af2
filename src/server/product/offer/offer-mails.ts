import { brandInText } from '#contract/brand'
import type { Currency } from '#contract/currency'
import { shownCents } from '#contract/money'
import { personName } from '#contract/person-name'
import { shownDay } from '#contract/shown-day'
import { shownTime } from '#contract/shown-time'
import * as t from '#messages/mails'
import { offsetIn } from '../../platform/clocks/time-zones.ts'
import { homeInLine, homeLetter } from '../mail/letter.ts'
import { inLine, quoted } from '../mail/mail-text.ts'
import type { NotificationMail } from '../notification/notify.ts'

type OfferForMail = {
  _id: string
  title: string
  location: string
  amount: number // cents
  currency: Currency
  agentName: string
  agentEmail: string
  buyerName: string
  buyerEmail: string
  buyingDate: string
  note?: string | null
}

type OfferText = { amount: string; home: string }

const textOf = (offer: OfferForMail): OfferText => ({
  amount: shownCents(offer.amount, offer.currency),
  home: homeInLine(offer),
})
const buyer = ({ buyerName }: OfferForMail) => t.theBuyer({ name: inLine(personName(buyerName)) })
const agent = ({ agentName }: OfferForMail) => t.theAgent({ name: inLine(personName(agentName)) })

type Lines = (offer: OfferText) => string[]

const settingsOf = ({ _id }: OfferForMail) => ({ kind: 'offers', subjectId: _id, thread: `offer-${_id}` }) as const
const toBuyer = (offer: OfferForMail, subject: () => string, lines: Lines): NotificationMail => ({
  ...homeLetter({ name: offer.buyerName, email: offer.buyerEmail }, offer, subject, () => lines(textOf(offer))),
  ...settingsOf(offer),
  page: 'bought',
})
const toAgent = (offer: OfferForMail, subject: () => string, lines: Lines): NotificationMail => ({
  ...homeLetter({ name: offer.agentName, email: offer.agentEmail }, offer, subject, () => lines(textOf(offer))),
  ...settingsOf(offer),
  page: 'requests',
})

export const offerArrived = (offer: OfferForMail): NotificationMail =>
  toAgent(offer, t.newOffer, (values) => [
    t.newOfferText({ ...values, day: shownDay(offer.buyingDate) }),
    buyer(offer),
    ...(offer.note ? [t.buyerWrites(), quoted(offer.note)] : []),
    t.answerWithRequests(),
  ])

/**
 * Returns the mail to the buyer of an accepted offer. `until`: the time at which the unpaid offer expires, shown in the
 * home's time zone.
 */
export const offerAccepted = (offer: OfferForMail, until: Date, timeZone = 'UTC'): NotificationMail =>
  toBuyer(offer, t.offerAccepted, (values) => [
    t.offerAcceptedText(values),
    agent(offer),
    t.payBefore({ time: shownTime({ startsAt: until, utcOffset: offsetIn(timeZone, until) }) }),
  ])

type AnswerDetails = { reason?: string | undefined; counterAmount?: number | undefined } // cents

export const offerRejected = (offer: OfferForMail, { reason, counterAmount }: AnswerDetails = {}): NotificationMail =>
  toBuyer(offer, t.offerRejected, (values) => [
    t.offerRejectedText(values),
    agent(offer),
    ...(reason ? [t.agentWrites(), quoted(reason)] : []),
    ...(counterAmount === undefined ? [] : [t.wouldConsider({ amount: shownCents(counterAmount, offer.currency) })]),
    t.anotherOffer(),
  ])

export const offerCancelled = (offer: OfferForMail): NotificationMail =>
  toAgent(offer, t.offerWithdrawn, (values) => [t.offerWithdrawnText(values), buyer(offer)])

export const soldToAnother = (offer: OfferForMail): NotificationMail =>
  toBuyer(offer, t.homeSold, (values) => [t.soldToAnother(values), t.sorryNewHomes()])

export const homeGone = (offer: OfferForMail): NotificationMail =>
  toBuyer(offer, t.offerClosed, (values) => [t.homeGone(values)])

export const homeSoldElsewhere = (offer: OfferForMail): NotificationMail =>
  toBuyer(offer, t.offerClosed, (values) => [t.homeSoldElsewhere(values), agent(offer)])

export const homePaused = (offer: OfferForMail): NotificationMail =>
  toBuyer(offer, t.homePaused, (values) => [t.homePausedText(values), agent(offer)])

export const offerLapsed = (offer: OfferForMail): NotificationMail[] => [
  toBuyer(offer, t.offerLapsed, (values) => [t.offerLapsedText(values), t.newOneIfForSale()]),
  toAgent(offer, t.acceptedLapsed, (values) => [t.acceptedLapsedText(values), buyer(offer), t.acceptAnother()]),
]

export const buyerGone = (offer: OfferForMail): NotificationMail =>
  toAgent(offer, t.acceptedClosed, (values) => [
    t.buyerGone({ ...values, brand: brandInText() }),
    buyer(offer),
    t.acceptAnother(),
  ])

type PartForMail = { amount: number; part: number; parts: number; transactionId: string; left: number } // cents

export const partReceived = (offer: OfferForMail, paid: PartForMail): NotificationMail[] => {
  const { part, parts, transactionId: id } = paid
  const news = (values: OfferText) => {
    const [received = '', left = ''] = [paid.amount, paid.left].map((cents) => shownCents(cents, offer.currency))
    return t.partIn({ ...values, part, parts, received, left })
  }
  return [
    {
      ...toBuyer(
        offer,
        () => t.partReceived({ part, parts }),
        (values) => [news(values), t.yourTransaction({ id }), t.payRest()],
      ),
      kind: 'payments',
    },
    toAgent(offer, t.partPaid, (values) => [news(values), buyer(offer)]),
  ]
}

const paidInParts = (parts: number): string[] => (parts > 1 ? [t.paidInParts({ parts })] : [])

export const offerPaid = (offer: OfferForMail, id: string, parts: number): NotificationMail[] => [
  {
    ...toBuyer(offer, t.paymentReceived, (values) => [
      t.paymentReceivedText(values),
      t.yourTransaction({ id }),
      ...paidInParts(parts),
    ]),
    kind: 'payments',
  },
  {
    ...toAgent(offer, t.yourHomeSold, (values) => [
      t.yourHomeSoldText(values),
      buyer(offer),
      t.transaction({ id }),
      ...paidInParts(parts),
    ]),
    kind: 'payments',
    page: 'sold',
  },
]

type Why = Parameters<typeof t.paymentGoesBackText>[0]['why']

/** Returns the mail about a payment that was cancelled or refunded. `cents`: the refunded amount. */
export const paymentReleased = (offer: OfferForMail, cents: number, why: Why): NotificationMail => ({
  ...toBuyer(offer, t.paymentGoesBack, ({ home }) => [
    t.paymentGoesBackText({ home, amount: shownCents(cents, offer.currency), why }),
    t.wholeAmountBack(),
  ]),
  kind: 'payments',
})
