import { letter } from '../mail/letter.ts'
import { inLine } from '../mail/mail-text.ts'
import type { NotificationMail } from '../notification/notify.ts'

type Person = { email: string; name: string }
type Home = { id: string; title: string; location: string }

export const wishedHomeGone = (person: Person, home: Home): NotificationMail => ({
  ...letter(person, `No longer for sale: ${inLine(home.title)}`, [
    `${inLine(home.title)}, ${inLine(home.location)}, from your wishlist is no longer for sale.`,
    'Should its agent offer it again, you find it in your wishlist as before.',
  ]),
  kind: 'wishes',
  page: 'details',
  subjectId: home.id,
})

export const feedFails = (agent: Person, feed: { name: string }, reason: string): NotificationMail => ({
  ...letter(agent, `Your feed fails: ${inLine(feed.name)}`, [
    `Two runs of your feed ${inLine(feed.name)} have failed, one after the other. What is on the site stays as it is.`,
    `The last one: ${inLine(reason)}`,
    'You find its runs, and can start another one, on the page Feeds.',
  ]),
  kind: 'homes',
  page: 'feeds',
})

export const removalsHeld = (agent: Person, feed: { name: string }, count: number): NotificationMail => ({
  ...letter(agent, `Please confirm removals: ${inLine(feed.name)}`, [
    `${count === 1 ? 'One home is' : `${count.toLocaleString('en')} homes are`} missing from the last file of your feed ${inLine(feed.name)}.`,
    'Nothing is removed until you confirm it on the page Feeds. If the file was incomplete, send it once more instead.',
  ]),
  kind: 'homes',
  page: 'feeds',
})
