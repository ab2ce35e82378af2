import { expect, test } from 'vitest'
import type { ViewingClosedWhy } from '#contract/viewing-status'
import { writtenIn } from '../mail/mail.store.ts'
import type { NotificationMail } from '../notification/notify.ts'
import type { StoredViewing } from './viewing.store.ts'
import { viewingCancelled, viewingLapsed } from './viewing-mails.ts'

const at = (time: string) => new Date(`2027-01-12T${time}:00Z`)
const viewing: StoredViewing = {
  _id: '0198c1f0-0000-7000-8000-000000000001',
  title: 'Rose Cottage',
  location: '3 Mill Lane, Bath',
  propertyId: '0198c1f0-0000-7000-8000-000000000002',
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
  status: 'requested',
  heldUntil: at('09:00'),
  closedWhy: null,
  note: null,
  createdAt: at('08:00'),
  acceptedAt: null,
  changedAt: at('08:00'),
}

/** The line that says who ended it, to the agent and to the buyer. */
function lineTo(mails: NotificationMail[], words: RegExp): (string | undefined)[] {
  const bodies = mails.map((mail) => writtenIn('en', mail).body)
  return bodies.map((body) => body.split('\n').find((line) => words.test(line)))
}

test.each([
  ['requested', [/^You did not/, /^The agent did not/]],
  ['proposed', [/^The buyer did not/, /^You did not/]],
] as const)('of a lapsed viewing that was %s, the one who did not answer reads “you”', (status, lines) => {
  const found = lineTo(viewingLapsed({ ...viewing, status }), /did not answer in time/)
  for (const [side, line] of lines.entries()) expect(found[side]).toMatch(line)
})

test.each<[ViewingClosedWhy, [string, string]]>([
  ['byAgent', ['You cancelled it.', 'The agent cancelled it.']],
  ['byBuyer', ['The buyer cancelled it.', 'You cancelled it.']],
  ['accountClosed', ['The account of one of you was closed.', 'The account of one of you was closed.']],
])('of a viewing that was cancelled, %s, the one who cancelled it reads “you”', (closedWhy, lines) => {
  expect(lineTo(viewingCancelled({ ...viewing, closedWhy }), /cancelled it|was closed/)).toEqual(lines)
})
