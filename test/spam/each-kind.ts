import { inLanguage, type Language } from '#contract/language'
import type { CalendarFile } from '../../src/server/platform/db/tables/mail.ts'
import { mailOfAlerts } from '../../src/server/product/alert/alert-mails.ts'
import * as ofAccounts from '../../src/server/product/auth/auth-mails.ts'
import { contactMessage } from '../../src/server/product/contact/contact-mails.ts'
import { unreadMessages } from '../../src/server/product/conversation/message-mails.ts'
import * as ofFeeds from '../../src/server/product/feed/feed-mails.ts'
import { homeReportDecided } from '../../src/server/product/home-report/home-report-mails.ts'
import { type Mail, writtenIn } from '../../src/server/product/mail/mail.store.ts'
import { digestMail } from '../../src/server/product/notification/digest.ts'
import { unconfirmedMail } from '../../src/server/product/notification/unconfirmed-mail.ts'
import * as ofOffers from '../../src/server/product/offer/offer-mails.ts'
import type { StoredOpenTime } from '../../src/server/product/open-time/open-time.store.ts'
import * as ofOpenTimes from '../../src/server/product/open-time/open-time-mails.ts'
import * as ofHomes from '../../src/server/product/property/property-mails.ts'
import type { StoredViewing } from '../../src/server/product/viewing/viewing.store.ts'
import * as ofViewings from '../../src/server/product/viewing/viewing-mails.ts'

type Text = { subject: string; body: string }
type MailInLanguage = Text & Partial<Pick<Mail, 'replyTo' | 'about' | 'thread'>> & { calendar?: CalendarFile | null }

const SITE = 'https://homes.example'
const LINK = `${SITE}/verifyEmail#token=dGhpcyBpcyBhIHRva2Vu`
const reader = { name: 'Ann Reader', email: 'ann@people.example' }
const TITLES = [
  'Rose',
  'Mill',
  'Barn',
  'Church',
  'River',
  'Oak',
  'Station',
  'Garden',
  'Harbour',
  'Meadow',
  'Tower',
] as const
const home = { _id: '0198c1f0-0000-7000-8000-000000000001', title: 'Rose Cottage', location: '3 Mill Lane, Bath' }
const property = { ...home, ...reader }
const offer = {
  ...home,
  amount: 25_000_050,
  currency: 'USD',
  agentName: 'Ada Agent',
  agentEmail: 'ada@people.example',
  buyerName: 'Ben Buyer',
  buyerEmail: 'ben@people.example',
  buyingDate: '2027-01-31',
  note: 'We love the garden.\nCould we move in before Easter?',
} as const
const at = (time: string) => new Date(`2027-01-12T${time}:00Z`)
const viewing: StoredViewing = {
  ...home,
  propertyId: home._id,
  agentId: 'a',
  agentName: 'Ada Agent',
  agentEmail: 'ada@people.example',
  buyerId: 'b',
  buyerName: 'Ben Buyer',
  buyerEmail: 'ben@people.example',
  startsAt: at('10:00'),
  endsAt: at('11:00'),
  timeZone: 'Europe/London',
  utcOffset: 0,
  status: 'accepted',
  heldUntil: at('09:00'),
  closedWhy: null,
  note: 'We come by train.',
  createdAt: at('08:00'),
  acceptedAt: at('08:00'),
  changedAt: at('08:00'),
}
const alert = (n: number) => ({
  ...home,
  reason: 'new' as const,
  searchId: 's',
  search: 'Houses in Bath under $300,000',
  title: `${TITLES[n % TITLES.length]} ${n}`,
  location: `${n} ${TITLES[(n * 7) % TITLES.length]} Lane, Bath`,
  propertyId: `${home._id}${n}`,
  language: null,
  translations: null,
  priceKind: null,
  price: '$250,000 - $300,000',
  name: reader.name,
  auctionAt: '2031-03-04T10:00:00.000Z',
  latitude: null,
  longitude: null,
  timeZone: 'Europe/London',
  agentZone: null,
})
const entry = { kind: 'offers', text: 'A new offer: Rose Cottage', page: 'requests', subjectId: null } as const

const offers: Record<keyof typeof ofOffers, Mail | Mail[]> = {
  offerArrived: ofOffers.offerArrived(offer),
  offerAccepted: ofOffers.offerAccepted(offer, at('09:57'), 'Europe/London'),
  offerRejected: ofOffers.offerRejected(offer, { reason: 'The owners hope for more.', counterAmount: 26_000_000 }),
  offerCancelled: ofOffers.offerCancelled(offer),
  soldToAnother: ofOffers.soldToAnother(offer),
  homeGone: ofOffers.homeGone(offer),
  homeSoldElsewhere: ofOffers.homeSoldElsewhere(offer),
  homePaused: ofOffers.homePaused(offer),
  offerLapsed: ofOffers.offerLapsed(offer),
  buyerGone: ofOffers.buyerGone(offer),
  partReceived: ofOffers.partReceived(offer, {
    amount: 90_000_000,
    part: 1,
    parts: 2,
    transactionId: 'pi_3Nabcdef',
    left: 90_000_000,
  }),
  offerPaid: ofOffers.offerPaid(offer, 'pi_3Nabcdef', 2),
  paymentReleased: ofOffers.paymentReleased(offer, 25_000_050, 'sold'),
}
const viewings: Record<keyof typeof ofViewings, Mail | Mail[]> = {
  viewingRequested: ofViewings.viewingRequested(viewing),
  viewingProposed: ofViewings.viewingProposed(viewing),
  viewingAccepted: ofViewings.viewingAccepted(viewing, {
    unit: 'Flat 3',
    houseNumber: '12',
    street: 'Mill Lane',
    town: 'Bath',
    postcode: 'BA1 1AA',
    country: 'GB',
  }),
  viewingDeclined: ofViewings.viewingDeclined(viewing, 'agent'),
  viewingCancelled: ofViewings.viewingCancelled({ ...viewing, closedWhy: 'byAgent' }),
  viewingLapsed: ofViewings.viewingLapsed(viewing),
  viewingReminder: ofViewings.viewingReminder(viewing, 24),
  viewingShownAnew: ofViewings.viewingShownAnew(viewing, { timeZone: 'America/New_York', utcOffset: -300 }, 'zone'),
}
const openTime: StoredOpenTime = {
  ...home,
  propertyId: home._id,
  agentId: 'a',
  agentName: 'Ada Agent',
  agentEmail: 'ada@people.example',
  startsAt: at('10:00'),
  endsAt: at('10:30'),
  timeZone: 'Europe/London',
  utcOffset: 0,
  sequence: 1,
  changedAt: at('09:00'),
  cancelledAt: null,
}
const openTimes: Record<keyof typeof ofOpenTimes, Mail> = {
  openTimeChanged: ofOpenTimes.openTimeChanged(reader, openTime, {
    ...openTime,
    startsAt: at('12:00'),
    endsAt: at('12:30'),
  }),
  openTimeCancelled: ofOpenTimes.openTimeCancelled(reader, { ...openTime, cancelledAt: at('09:00') }, 'byAgent'),
  openTimeReminder: ofOpenTimes.openTimeReminder(reader, openTime, 24),
  openTimeReminderOfAgent: ofOpenTimes.openTimeReminderOfAgent(reader, openTime, { hours: 1, visitors: 3 }),
}
const homes: Record<keyof typeof ofHomes, Mail> = {
  homeVerified: ofHomes.homeVerified(property),
  homeRejected: ofHomes.homeRejected(property, 'The pictures are blurred.'),
  homesRejected: ofHomes.homesRejected([property, property], 'They show one picture.'),
}
const accounts: Record<keyof typeof ofAccounts, Mail> = {
  resetLink: ofAccounts.resetLink(reader, LINK),
  verificationLink: ofAccounts.verificationLink(reader, LINK),
  passwordChanged: ofAccounts.passwordChanged(reader),
}

const mails: Record<string, Mail | Mail[]> = {
  ...offers,
  ...viewings,
  ...openTimes,
  ...homes,
  ...accounts,
  unreadMessages: unreadMessages({
    reader,
    conversation: { _id: home._id, propertyTitle: home.title, other: { id: 'b', name: 'Ben Buyer' } },
    messages: [{ text: 'Is the mill house still there?' }, { text: 'And does it have a garage?' }],
  }),
  homeReportDecided: homeReportDecided({ title: home.title, propertyId: home._id, decision: 'dismissed', ...reader }),
  wishedHomeGone: ofFeeds.wishedHomeGone(reader, { ...home, id: home._id }),
  feedFails: ofFeeds.feedFails(reader, { name: 'Mill Homes' }, 'The file is cut off.'),
  removalsHeld: ofFeeds.removalsHeld(reader, { name: 'Mill Homes' }, 1234),
  contactMessage: contactMessage(
    { name: 'Ben', email: 'ben@people.example', subject: 'A question', message: 'Is the mill house still there?' },
    { signedInAs: 'ben@people.example', contactEmail: 'desk@homes.example' },
  ),
  digest: digestMail({ ...reader, role: 'agent' }, Array(20).fill({ ...entry, delivery: 'digest' }), SITE),
}
/** Mails that are composed just before they are sent. */
const composed: Record<string, () => Text | undefined> = {
  auctionSoon: () =>
    mailOfAlerts([{ ...alert(0), reason: 'auction', searchId: null, search: null }], {
      publicUrl: SITE,
      currency: 'USD',
    }),
  oneAlert: () => mailOfAlerts([alert(0)], { publicUrl: SITE, currency: 'USD' }),
  manyAlerts: () =>
    mailOfAlerts(
      Array.from({ length: 100 }, (_, n) => alert(n)),
      { publicUrl: SITE, currency: 'USD' },
    ),
  unconfirmed: () => unconfirmedMail({ recipient: reader.email, about: 'offers' }),
}

/** Returns every kind of mail by name, in a language; a missing one of a noun is a compile error. */
export const eachKind = (language: Language): Record<string, MailInLanguage[]> =>
  inLanguage(language, () => ({
    ...Object.fromEntries(
      Object.entries(mails).map(([name, one]) => [name, [one].flat().map((mail) => writtenIn(language, mail))]),
    ),
    ...Object.fromEntries(Object.entries(composed).map(([name, compose]) => [name, [compose() ?? []].flat()])),
  }))
