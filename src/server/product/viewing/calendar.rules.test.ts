import { expect, test } from 'vitest'
import { inLanguage } from '#contract/language'
import { DELETED_USER } from '#contract/person-name'
import { calendarOf } from './calendar.ts'

const viewing = {
  _id: '01980000-0000-7000-8000-000000000001',
  propertyId: null,
  title: 'Rosehip Cottage',
  location: '1 Mill Lane, York',
  agentId: 'a',
  agentName: 'Olga',
  agentEmail: 'olga@people.example',
  buyerId: 'b',
  buyerName: 'Ann',
  buyerEmail: 'ann@people.example',
  startsAt: new Date('2027-03-28T09:00:00Z'),
  endsAt: new Date('2027-03-28T10:00:00Z'),
  timeZone: 'Europe/London',
  utcOffset: 60,
  status: 'accepted' as const,
  heldUntil: new Date('2027-03-26T09:00:00Z'),
  closedWhy: null,
  note: null,
  createdAt: new Date('2027-03-25T09:00:00Z'),
  acceptedAt: new Date('2027-03-25T10:00:00Z'),
  changedAt: new Date('2027-03-25T10:00:00Z'),
}
const linesOf = (content: string) => content.replaceAll('\r\n ', '').split('\r\n')

test('a viewing is an event in UTC, with the clocks at the home in words', () => {
  const { method, content } = calendarOf(viewing)
  expect(method).toBe('PUBLISH')
  expect(linesOf(content)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//KeyHaven//Viewings//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:viewing-01980000-0000-7000-8000-000000000001',
    'SEQUENCE:0',
    'DTSTAMP:20270325T100000Z',
    'DTSTART:20270328T090000Z',
    'DTEND:20270328T100000Z',
    'SUMMARY:Viewing: Rosehip Cottage',
    'LOCATION:1 Mill Lane\\, York',
    'DESCRIPTION:Olga shows Rosehip Cottage to Ann.\\nAt the home it is Sunday\\, 28 March 2027 at 10:00 GMT+1 (Europe/London).',
    'ORGANIZER;CN="Olga":mailto:olga@people.example',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('isolates a title that is written from right to left within our words', () => {
  const { content } = calendarOf({ ...viewing, title: 'شقة', buyerName: 'Bob\u202E' })
  expect(linesOf(content)).toContain('SUMMARY:Viewing: \u2068شقة\u2069')
  expect(content).toContain('shows \u2068شقة\u2069 to Bob.')
})

test('a cancellation has the same id and a higher number', () => {
  const { method, content } = calendarOf({ ...viewing, status: 'cancelled' })
  expect(method).toBe('CANCEL')
  const lines = linesOf(content)
  for (const line of [
    'METHOD:CANCEL',
    `UID:viewing-${viewing._id}`,
    'SEQUENCE:1',
    'STATUS:CANCELLED',
    'ORGANIZER;CN="Olga":mailto:olga@people.example',
  ])
    expect(lines).toContain(line)
})

test('an organizer’s name has no double quotes, which a parameter can’t hold', () => {
  const lines = linesOf(calendarOf({ ...viewing, agentName: 'Olga "The Key" Orlova; CN=x' }).content)
  expect(lines).toContain(`ORGANIZER;CN="Olga 'The Key' Orlova; CN=x":mailto:olga@people.example`)
})

test.each([
  'A, b; c\\d',
  'Home\r\nATTACH:https://evil.example/x\r\nBEGIN:VALARM',
  'Home\nEND:VEVENT\nEND:VCALENDAR',
  'Ünïcödé 🏡 '.repeat(30),
  'Ann" <x:y>; CN=z',
])('a hostile title stays one line of text: %j', (title) => {
  const { content } = calendarOf({ ...viewing, title, location: title, agentName: title, buyerName: title })
  const lines = linesOf(content)
  expect(lines).toHaveLength(18)
  expect(lines.map((line) => line.split(/[:;]/)[0])).toEqual(
    linesOf(calendarOf(viewing).content).map((line) => line.split(/[:;]/)[0]),
  )
  for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('a deleted person is called so in the reader’s language', () => {
  const gone = { ...viewing, agentName: DELETED_USER, buyerName: DELETED_USER, status: 'cancelled' as const }
  const { content } = inLanguage('de', () => calendarOf(gone))
  expect(content).toContain('ORGANIZER;CN="Gelöschte Person"')
  expect(content).not.toContain(DELETED_USER)
})
