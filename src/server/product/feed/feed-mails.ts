import type { KeptText } from '#contract/kept-text'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/mails'
import { writtenText } from '../kept-text/kept-texts.ts'
import { homeInLine, letter } from '../mail/letter.ts'
import { inLine } from '../mail/mail-text.ts'
import type { NotificationMail } from '../notification/notify.ts'

type Person = { email: string; name: string }
type Home = { id: string; title: string; location: string }

export const wishedHomeGone = (person: Person, { id, ...home }: Home): NotificationMail => ({
  ...letter(person, () => ({
    subject: t.noLongerForSale({ title: inLine(home.title) }),
    lines: [t.wishGone({ home: homeInLine(home) }), t.wishMayReturn()],
  })),
  kind: 'wishes',
  page: 'details',
  subjectId: id,
})

export const feedFails = (agent: Person, feed: { name: string }, reason: KeptText): NotificationMail => ({
  ...letter(agent, () => ({
    subject: t.feedFailsSubject({ name: inLine(feed.name) }),
    lines: [
      t.feedFails({ name: inLine(feed.name) }),
      t.lastFailure({ reason: inLine(writtenText(reason)) }),
      t.feedRunsUnder(),
    ],
  })),
  kind: 'homes',
  page: 'feeds',
})

export const removalsHeld = (agent: Person, feed: { name: string }, count: number): NotificationMail => ({
  ...letter(agent, () => ({
    subject: t.confirmRemovals({ name: inLine(feed.name) }),
    lines: [t.homesMissing({ count, shown: shownNumber(count), name: inLine(feed.name) }), t.nothingRemovedYet()],
  })),
  kind: 'homes',
  page: 'feeds',
})
