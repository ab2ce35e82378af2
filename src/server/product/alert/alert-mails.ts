import type { Currency } from '#contract/currency'
import { screenPath, screens } from '#contract/screens'
import { shownPrice } from '#contract/shown-price'
import { letter } from '../mail/letter.ts'
import { inLine } from '../mail/mail-text.ts'
import type { AlertReason } from '../tables/saved-search.ts'
import type { AlertInMail } from './alert-mail.store.ts'

export type MailSite = { publicUrl: string | undefined; currency: Currency }

const MAX_HOMES = 100

const reasons: Record<AlertReason, string> = {
  new: 'New',
  price: 'A new price',
  available: 'Available again',
  paused: 'Paused',
  soldElsewhere: 'Sold elsewhere',
}

export function mailOfAlerts(all: AlertInMail[], site: MailSite): { subject: string; body: string } | undefined {
  const found = eachOnce(all)
  const [first] = found
  if (!first) return undefined
  const homes = new Set(found.map(({ propertyId }) => propertyId)).size
  const subject = homes === 1 ? `${reasons[first.reason]}: ${inLine(first.title)}` : `News of ${homes} homes`
  const lines = found
    .slice(0, MAX_HOMES)
    .flatMap((alert, at) => [
      ...(at === 0 || alert.searchId !== found[at - 1]?.searchId ? [headingOf(alert)] : []),
      lineOf(alert, site),
    ])
  const isOfSearches = found.some(({ search }) => search !== null)
  const page = isOfSearches ? 'Saved searches' : 'Notifications'
  const more = found.length > MAX_HOMES ? [`There are more, which you find under ${page}.`] : []
  const end = isOfSearches ? ['Under Saved searches you choose how often we write to you.'] : []
  return letter({ name: first.name, email: '' }, subject, ['There is news of homes.', ...lines, ...more, ...end])
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
  search === null ? 'Homes on your wishlist:' : `Your search “${inLine(search)}”:`

function lineOf({ reason, propertyId, title, location, ...asked }: AlertInMail, { publicUrl, currency }: MailSite) {
  const line = `${reasons[reason]}: ${inLine(title)}, ${inLine(location)}, ${inLine(shownPrice(asked, currency))}`
  return publicUrl ? `${line}\n${publicUrl}${screenPath(screens.propertyDetails, { id: propertyId })}` : line
}
