import { offMarket } from '#contract/market-state'
import type { Property } from '#contract/property'
import * as t from '#messages/mails'
import { homeInLine, homeLetter, letter } from '../mail/letter.ts'
import { quoted } from '../mail/mail-text.ts'
import type { NotificationMail } from '../notification/notify.ts'

type PropertyForMail = Pick<Property, '_id' | 'title' | 'location' | 'name' | 'email' | 'market'>

const toAgent = (
  property: PropertyForMail,
  subject: () => string,
  lines: (home: string) => string[],
): NotificationMail => ({
  ...homeLetter(property, property, subject, () => lines(homeInLine(property))),
  kind: 'homes',
  page: 'listings',
})

export const homeVerified = (property: PropertyForMail): NotificationMail => ({
  ...toAgent(property, t.homeVerified, (home) =>
    offMarket(property) ? [t.verifiedOffMarket({ home })] : [t.verifiedForSale({ home }), t.offersAmongRequests()],
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
    ...letter(first, () => ({
      subject: t.homesRejected({ count: homes.length }),
      lines: [
        t.homesRejectedText(),
        ...homes.slice(0, MAX_TITLES).map((each) => `- ${homeInLine(each)}`),
        ...(more > 0 ? [t.andMore({ count: more })] : []),
        ...(reason ? [t.theReason(), quoted(reason)] : []),
      ],
    })),
    kind: 'homes',
    page: 'listings',
  }
}

export const homeRejected = (property: PropertyForMail, reason: string | undefined): NotificationMail =>
  toAgent(property, t.homeRejected, (home) => [
    t.homeRejectedText({ home }),
    ...(reason ? [t.theReason(), quoted(reason)] : []),
    t.addAgain(),
  ])
