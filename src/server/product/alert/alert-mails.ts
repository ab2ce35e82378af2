import type { Currency } from '#contract/currency'
import { screenPath, screens } from '#contract/screens'
import { shownNumber } from '#contract/shown-number'
import { shownPrice } from '#contract/shown-price'
import { titleOf } from '#contract/shown-texts'
import { shownTime } from '#contract/shown-time'
import * as t from '#messages/mails'
import { offsetIn } from '../../platform/clocks/time-zones.ts'
import { letter } from '../mail/letter.ts'
import { inLine, inSubject } from '../mail/mail-text.ts'
import { zoneOfHome } from '../place/time-zone.ts'
import type { AlertReason } from '../tables/saved-search.ts'
import type { AlertInMail } from './alert-mail.store.ts'

export type MailSite = { publicUrl: string | undefined; currency: Currency }

/** The homes that a mail lists; it says that there are more. */
export const MAX_HOMES_IN_MAIL = 100

const nameOf = <Reason extends AlertReason>(reason: Reason) =>
  reason === 'soldElsewhere' ? 'other' : (reason as Exclude<Reason, 'soldElsewhere'>) // which a generic doesn't narrow to

export function mailOfAlerts(all: AlertInMail[], site: MailSite): { subject: string; body: string } | undefined {
  const found = eachOnce(all)
  const [first] = found
  if (!first) return undefined
  const homes = new Set(found.map(({ propertyId }) => propertyId)).size
  const subject =
    homes === 1
      ? t.alertSubject({ reason: nameOf(first.reason), title: inLine(titleOf(first)) })
      : t.newsOfCount({ count: shownNumber(homes) })
  const lines = found
    .slice(0, MAX_HOMES_IN_MAIL)
    .flatMap((alert, at) => [
      ...(at === 0 || alert.searchId !== found[at - 1]?.searchId ? [headingOf(alert)] : []),
      lineOf(alert, site),
    ])
  const isOfSearches = found.some(({ search }) => search !== null)
  const more = found.length > MAX_HOMES_IN_MAIL ? [t.moreAlerts({ page: isOfSearches ? 'searches' : 'other' })] : []
  const end = isOfSearches ? [t.chooseHowOften()] : []
  const text = { subject, lines: [t.newsOfHomes(), ...lines, ...more, ...end] }
  return letter({ name: first.name, email: '' }, () => text).write()
}

function eachOnce(alerts: AlertInMail[]): AlertInMail[] {
  const byHome = new Map<string, AlertInMail>()
  for (const alert of alerts) {
    const key = `${alert.searchId} ${alert.propertyId} ${alert.reason === 'auction'}`
    if (byHome.get(key)?.reason !== 'new') byHome.set(key, alert)
  }
  return [...byHome.values()]
}

const headingOf = ({ search }: AlertInMail) =>
  search === null ? t.ofWishlist() : t.ofSearch({ search: inLine(search) })

function lineOf(alert: AlertInMail, { publicUrl, currency }: MailSite) {
  const { reason, propertyId, location } = alert
  const price = shownPrice({ ...alert, price: inSubject(alert.price) }, currency)
  const home = { title: inLine(titleOf(alert)), location: inLine(location), price }
  const line =
    reason === 'auction'
      ? t.auctionLine({ ...home, time: timeOfAuction(alert) })
      : t.alertLine({ ...home, reason: nameOf(reason) })
  return publicUrl ? `${line}\n${publicUrl}${screenPath(screens.propertyDetails, { id: propertyId })}` : line
}

function timeOfAuction(home: AlertInMail): string {
  const zone = zoneOfHome(home, home.agentZone ?? undefined)
  const startsAt = new Date(home.auctionAt ?? 0) // ahead, since `alertsInMail` leaves out others
  return t.timeInZone({ time: shownTime({ startsAt, utcOffset: offsetIn(zone, startsAt) }), zone })
}
