import { offMarket } from '#contract/market-state'
import type { Property } from '#contract/property'
import { letter } from '../mail/letter.ts'
import { inLine, quoted } from '../mail/mail-text.ts'
import type { NotificationMail } from '../notification/notify.ts'

type PropertyForMail = Pick<Property, '_id' | 'title' | 'location' | 'name' | 'email' | 'market'>

const home = ({ title, location }: PropertyForMail) => `${inLine(title)}, ${inLine(location)}`

const toAgent = (property: PropertyForMail, subject: string, lines: string[]): NotificationMail => ({
  ...letter(property, `${subject}: ${inLine(property.title)}`, lines),
  kind: 'homes',
  page: 'listings',
})

export const homeVerified = (property: PropertyForMail): NotificationMail => ({
  ...toAgent(
    property,
    'Your home is verified',
    offMarket(property)
      ? [`${home(property)} is verified. Buyers can see it once you set it to available.`]
      : [
          `${home(property)} is verified. Buyers can see it now, and make offers.`,
          'You find the offers among the requests for your homes.',
        ],
  ),
  page: 'details',
  subjectId: property._id,
})

const MAX_TITLES = 20

export function homesRejected(
  homes: [PropertyForMail, ...PropertyForMail[]],
  reason: string | undefined,
): NotificationMail {
  const [first, ...others] = homes
  if (others.length === 0) return homeRejected(first, reason)
  const more = homes.length - MAX_TITLES
  return {
    ...letter(first, `${homes.length} of your homes were rejected`, [
      'These homes were rejected, so only you and our admins can see them:',
      ...homes.slice(0, MAX_TITLES).map((each) => `- ${home(each)}`),
      ...(more > 0 ? [`- and ${more} more`] : []),
      ...(reason ? ['The reason:', quoted(reason)] : []),
    ]),
    kind: 'homes',
    page: 'listings',
  }
}

export const homeRejected = (property: PropertyForMail, reason: string | undefined): NotificationMail =>
  toAgent(property, 'Your home was rejected', [
    `${home(property)} was rejected, so only you and our admins can see it.`,
    ...(reason ? ['The reason:', quoted(reason)] : []),
    'You are welcome to add the property again.',
  ])
