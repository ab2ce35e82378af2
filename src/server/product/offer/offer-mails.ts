import { BRAND } from '#contract/brand'
import type { Currency } from '#contract/currency'
import { shownCents } from '#contract/money'
import { shownDay } from '#contract/shown-day'
import { shownTime } from '#contract/shown-time'
import { offsetIn } from '../../platform/clocks/time-zones.ts'
import { letter } from '../mail/letter.ts'
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

const amount = ({ amount, currency }: OfferForMail) => shownCents(amount, currency)
const home = ({ title, location }: OfferForMail) => `${inLine(title)}, ${inLine(location)}`
const buyer = ({ buyerName }: OfferForMail) => `The buyer: ${inLine(buyerName)}`
const agent = ({ agentName }: OfferForMail) => `The agent: ${inLine(agentName)}`
const threadOf = ({ _id }: OfferForMail) => `offer-${_id}`
const toBuyer = (offer: OfferForMail, subject: string, ...lines: string[]): NotificationMail => ({
  ...letter({ name: offer.buyerName, email: offer.buyerEmail }, `${subject}: ${inLine(offer.title)}`, lines),
  kind: 'offers',
  page: 'bought',
  subjectId: offer._id,
  thread: threadOf(offer),
})
const toAgent = (offer: OfferForMail, subject: string, ...lines: string[]): NotificationMail => ({
  ...letter({ name: offer.agentName, email: offer.agentEmail }, `${subject}: ${inLine(offer.title)}`, lines),
  kind: 'offers',
  page: 'requests',
  subjectId: offer._id,
  thread: threadOf(offer),
})

export const offerArrived = (offer: OfferForMail): NotificationMail =>
  toAgent(
    offer,
    'A new offer',
    `You have an offer of ${amount(offer)} for ${home(offer)}, to buy on ${shownDay(offer.buyingDate)}.`,
    buyer(offer),
    ...(offer.note ? ['The buyer writes:', quoted(offer.note)] : []),
    'You can accept or reject it with the other requests for your homes.',
  )

/**
 * Returns the mail to the buyer of an accepted offer. `until`: the time at which the unpaid offer expires, shown in the
 * home's time zone.
 */
export const offerAccepted = (offer: OfferForMail, until: Date, timeZone = 'UTC'): NotificationMail =>
  toBuyer(
    offer,
    'Your offer is accepted',
    `Your offer of ${amount(offer)} for ${home(offer)} is accepted. Congratulations!`,
    agent(offer),
    `Please pay it under Property Bought before ${shownTime({ startsAt: until, utcOffset: offsetIn(timeZone, until) })}; after that it lapses.`,
  )

type AnswerDetails = { reason?: string | undefined; counterAmount?: number | undefined } // cents

export const offerRejected = (offer: OfferForMail, { reason, counterAmount }: AnswerDetails = {}): NotificationMail =>
  toBuyer(
    offer,
    'Your offer was not accepted',
    `Your offer of ${amount(offer)} for ${home(offer)} was not accepted.`,
    agent(offer),
    ...(reason ? ['The agent writes:', quoted(reason)] : []),
    ...(counterAmount === undefined
      ? []
      : [
          `The agent would consider ${shownCents(counterAmount, offer.currency)}. This isn’t binding: you are free to offer it, while the home is for sale.`,
        ]),
    'You are welcome to make another one, or to look at other homes.',
  )

export const offerCancelled = (offer: OfferForMail): NotificationMail =>
  toAgent(
    offer,
    'An offer was withdrawn',
    `The offer of ${amount(offer)} for ${home(offer)} was withdrawn.`,
    buyer(offer),
  )

export const soldToAnother = (offer: OfferForMail): NotificationMail =>
  toBuyer(
    offer,
    'This home has been sold',
    `${home(offer)} has been sold to another buyer, so your offer of ${amount(offer)} is closed.`,
    'We are sorry. New homes arrive every day.',
  )

export const homeGone = (offer: OfferForMail): NotificationMail =>
  toBuyer(
    offer,
    'Your offer is closed',
    `${home(offer)} is no longer for sale, so your offer of ${amount(offer)} is closed.`,
  )

export const homeSoldElsewhere = (offer: OfferForMail): NotificationMail =>
  toBuyer(
    offer,
    'Your offer is closed',
    `${home(offer)} was sold elsewhere, so your offer of ${amount(offer)} is closed.`,
    agent(offer),
  )

export const homePaused = (offer: OfferForMail): NotificationMail =>
  toBuyer(
    offer,
    'This home is paused',
    `The agent has paused ${home(offer)}. Your offer of ${amount(offer)} stays open, and can be accepted once the home is available again.`,
    agent(offer),
  )

export const offerLapsed = (offer: OfferForMail): NotificationMail[] => [
  toBuyer(
    offer,
    'Your offer has lapsed',
    `Your accepted offer of ${amount(offer)} for ${home(offer)} was not paid in time, so it has lapsed.`,
    'If the home is still for sale, you are welcome to make a new one.',
  ),
  toAgent(
    offer,
    'An accepted offer has lapsed',
    `The accepted offer of ${amount(offer)} for ${home(offer)} was not paid in time.`,
    buyer(offer),
    'You can accept another one of the requests for your homes.',
  ),
]

export const buyerGone = (offer: OfferForMail): NotificationMail =>
  toAgent(
    offer,
    'An accepted offer is closed',
    `The buyer has left ${BRAND}, so the accepted offer of ${amount(offer)} for ${home(offer)} is closed.`,
    buyer(offer),
    'You can accept another one of the requests for your homes.',
  )

type PartForMail = { amount: number; part: number; parts: number; transactionId: string; left: number } // cents

export const partReceived = (offer: OfferForMail, paid: PartForMail): NotificationMail[] => {
  const [received, left] = [paid.amount, paid.left].map((cents) => shownCents(cents, offer.currency))
  const news = `Card payment ${paid.part} of ${paid.parts} for ${home(offer)} is in: ${received}. ${left} of ${amount(offer)} is left.`
  return [
    {
      ...toBuyer(
        offer,
        `Payment ${paid.part} of ${paid.parts} received`,
        news,
        `Your transaction id: ${paid.transactionId}`,
        'Please pay the rest under Property Bought in time. Otherwise the offer lapses, and all of it goes back to you.',
      ),
      kind: 'payments',
    },
    toAgent(offer, 'A part of an accepted offer is paid', news, buyer(offer)),
  ]
}

const paidInParts = (parts: number): string[] =>
  parts > 1 ? [`It was paid in ${parts} card payments. The receipt has all of them.`] : []

export const offerPaid = (offer: OfferForMail, transactionId: string, parts: number): NotificationMail[] => [
  {
    ...toBuyer(
      offer,
      'Payment received',
      `We received ${amount(offer)} for ${home(offer)}. The home is yours: congratulations!`,
      `Your transaction id: ${transactionId}`,
      ...paidInParts(parts),
    ),
    kind: 'payments',
  },
  {
    ...toAgent(
      offer,
      'Your home is sold',
      `We received ${amount(offer)} for ${home(offer)}. You find it under My sold Properties.`,
      buyer(offer),
      `Transaction id: ${transactionId}`,
      ...paidInParts(parts),
    ),
    kind: 'payments',
    page: 'sold',
  },
]

/**
 * Returns the mail about a payment that was cancelled or refunded. `why`: the end of the sentence "It could not be used
 * because …". `cents`: the refunded amount.
 */
export const paymentReleased = (offer: OfferForMail, cents: number, why: string): NotificationMail => ({
  ...toBuyer(
    offer,
    'Your payment goes back to you',
    `Your payment of ${shownCents(cents, offer.currency)} for ${home(offer)} could not be used because ${why}.`,
    'The whole amount goes back to your card. You don’t need to do anything.',
  ),
  kind: 'payments',
})
