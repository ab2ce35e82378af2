import type { Currency } from '#contract/currency'
import { shownPrice } from '#contract/price'
import type { Occasion } from '../db/tables/saved-search.ts'
import { letter } from '../mail/letter.ts'
import type { AlertInMail } from './alert-mail.store.ts'

/** `publicUrl`: where links lead; without it there are none. */
export type MailSite = { publicUrl: string | undefined; currency: Currency }

const occasions: Record<Occasion, string> = { new: 'New', price: 'A new price', available: 'Available again' }

/** One mail about some homes, by the searches that they are in; `undefined` where there is nothing left to tell. */
export function mailOfAlerts(found: AlertInMail[], site: MailSite): { subject: string; body: string } | undefined {
  const [first] = found
  if (!first) return undefined
  const homes = new Set(found.map(({ propertyId }) => propertyId)).size
  const subject = homes === 1 ? `${occasions[first.occasion]}: ${first.title}` : `News of ${homes} homes`
  const lines = found.flatMap((alert, at) => [
    ...(at === 0 || alert.searchId !== found[at - 1]?.searchId ? [headingOf(alert)] : []),
    lineOf(alert, site),
  ])
  const end = 'Under Saved searches you choose how often we write to you.'
  const { body } = letter(
    { name: first.name, email: '' },
    subject,
    found.some(({ search }) => search !== null) ? [...lines, end] : lines,
  )
  return { subject, body }
}

const headingOf = ({ search }: AlertInMail) => (search === null ? 'Homes on your wishlist:' : `Your search ${search}:`)

function lineOf({ occasion, propertyId, title, location, price }: AlertInMail, { publicUrl, currency }: MailSite) {
  const line = `${occasions[occasion]}: ${title}, ${location}, ${shownPrice(price, currency)}`
  return publicUrl ? `${line}\n${publicUrl}/propertyDetails/${propertyId}` : line
}
