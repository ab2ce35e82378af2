import type { Currency } from '#contract/currency'
import { screenPath, screens } from '#contract/screens'
import { shownNumber } from '#contract/shown-number'
import { shownPrice } from '#contract/shown-price'
import * as t from '#messages/mails'
import { letter } from '../mail/letter.ts'
import { inLine } from '../mail/mail-text.ts'
import type { AlertReason } from '../tables/saved-search.ts'
import type { AlertInMail } from './alert-mail.store.ts'

export type MailSite = { publicUrl: string | undefined; currency: Currency }

const MAX_HOMES = 100

/** Returns the reason's name in the catalogue. */
const nameOf = (reason: AlertReason) => (reason === 'soldElsewhere' ? 'other' : reason)

/** Returns the text of a mail in the current language. */
export function mailOfAlerts(all: AlertInMail[], site: MailSite): { subject: string; body: string } | undefined {
  const found = eachOnce(all)
  const [first] = found
  if (!first) return undefined
  const homes = new Set(found.map(({ propertyId }) => propertyId)).size
  const subject =
    homes === 1
      ? t.alertSubject({ reason: nameOf(first.reason), title: inLine(first.title) })
      : t.newsOfCount({ count: shownNumber(homes) })
  const lines = found
    .slice(0, MAX_HOMES)
    .flatMap((alert, at) => [
      ...(at === 0 || alert.searchId !== found[at - 1]?.searchId ? [headingOf(alert)] : []),
      lineOf(alert, site),
    ])
  const isOfSearches = found.some(({ search }) => search !== null)
  const more = found.length > MAX_HOMES ? [t.moreAlerts({ page: isOfSearches ? 'searches' : 'other' })] : []
  const end = isOfSearches ? [t.chooseHowOften()] : []
  const text = { subject, lines: [t.newsOfHomes(), ...lines, ...more, ...end] }
  return letter({ name: first.name, email: '' }, () => text).write()
}

function eachOnce(alerts: AlertInMail[]): AlertInMail[] {
  const byHome = new Map<string, AlertInMail>()
  for (const alert of alerts) {
    const key = `${alert.searchId} ${alert.propertyId}`
    if (byHome.get(key)?.reason !== 'new') byHome.set(key, alert)
  }
  return [...byHome.values()]
}

const headingOf = ({ search }: AlertInMail) =>
  search === null ? t.ofWishlist() : t.ofSearch({ search: inLine(search) })

function lineOf({ reason, propertyId, title, location, ...asked }: AlertInMail, { publicUrl, currency }: MailSite) {
  const [place, price] = [inLine(location), inLine(shownPrice(asked, currency))]
  const line = t.alertLine({ reason: nameOf(reason), title: inLine(title), location: place, price })
  return publicUrl ? `${line}\n${publicUrl}${screenPath(screens.propertyDetails, { id: propertyId })}` : line
}
