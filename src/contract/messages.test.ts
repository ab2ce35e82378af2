import { expect, test } from 'vitest'
import { Cents } from './cents.ts'
import { Email } from './email.ts'
import { NewOffer, offerApi } from './offer.ts'
import { propertyApi } from './property.ts'
import { NewProperty, newPropertyFields } from './property-fields.ts'
import { Day, Id, Ids, optionalText, PictureUrl, requiredText, TimeOfDay } from './text.ts'
import { ViewingHours } from './viewing-hours.ts'

type Schema = {
  safeParse(value: unknown): { data?: unknown; error?: { issues: { message: string; path: PropertyKey[] }[] } }
}
const messagesOf = (schema: Schema, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message)
const id = '0190163d-8694-739b-aea5-966c26f8ad91'
const other = '0190163d-8694-739b-aea5-966c26f8ad92'
const manyIds = 'ids are 1 to 2 ids, with commas between them'
const amount = 'Offered amount must be a positive amount with at most two decimals, such as 250000.50'
const address = 'Picture must be a web address (https://…)'

test.each<[string, Schema, unknown, string]>([
  ['no text', requiredText('Title', 5), undefined, 'Title is required'],
  ['an empty text', requiredText('Title', 5), ' ', 'Title is required'],
  ['a long text', requiredText('Title', 1500), 'x'.repeat(1501), 'Title can have at most 1,500 characters'],
  ['a long text that can’t be kept', requiredText('Title', 5), '\0'.repeat(6), 'Title can have at most 5 characters'],
  ['a text that can’t be kept', requiredText('Title', 5), 'a\0', 'Title has a character that can’t be kept'],
  ['no e-mail', Email, undefined, 'Email is required'],
  ['an empty e-mail', Email, ' ', 'Email is required'],
  ['a long e-mail', Email, `${'x'.repeat(250)}@a.example`, 'Email is not valid'],
  ['a long text as an e-mail', Email, 'x'.repeat(255), 'Email is not valid'],
  ['a short text as an e-mail', Email, 'ada', 'Email is not valid'],
  ['another kind of address of a picture', PictureUrl('Picture'), 'ftp://x.example', address],
  ['no day', Day('Date'), undefined, 'Date is required'],
  ['a day that is none', Day('Date'), 'x', 'Date must be a date (YYYY-MM-DD)'],
  ['a time before a day', Day('Date'), 'x2026-01-01', 'Date must be a date (YYYY-MM-DD)'],
  ['a time behind a day', Day('Date'), '2026-01-01T00:00', 'Date must be a date (YYYY-MM-DD)'],
  ['no time of day', TimeOfDay('Time'), 5, 'Time must be a time of day (h:m:s)'],
  ['an id that is none', Id('propertyId'), 'x', 'propertyId is not an id'],
  ['no ids', Ids(2), undefined, manyIds],
  ['too many ids', Ids(2), `${id},${id},${id}`, manyIds],
  ['ids of which one is none', Ids(2), `${id},x`, 'Each of ids is not an id'],
  ['no amount', Cents, undefined, 'Offered amount is required'],
  ['an empty amount', Cents, '', 'Offered amount is required'],
  ['an amount of nothing', Cents, '0', amount],
  ['an amount in words', Cents, 'much', amount],
  ['a note that is no text', optionalText('Note', 1000), 5, 'Note must be text'],
  ['a long note', optionalText('Note', 1000), '\0'.repeat(1001), 'Note can have at most 1,000 characters'],
  ['a note that can’t be kept', optionalText('Note', 1000), '\0', 'Note has a character that can’t be kept'],
  ['a price without an amount', newPropertyFields.price, 'cheap', 'Price needs an amount, such as 250000'],
  ['a long price', newPropertyFields.price, '1'.repeat(61), 'Price can have at most 60 characters'],
])('%s is refused with its message alone', (_what, schema, value, message) => {
  expect(messagesOf(schema, value)).toEqual([message])
})

test('an empty day is reported as missing', () => {
  expect(messagesOf(Day('Date'), '')?.[0]).toBe('Date is required')
})

test('ids, notes and amounts are read without the blanks around them, ids in small letters', () => {
  expect(Id('id').parse(` ${id.toUpperCase()} `)).toBe(id)
  expect(Ids(2).parse(`${id}, ${other.toUpperCase()}`)).toEqual([id, other])
  expect(optionalText('Note', 3).parse('  abc ')).toBe('abc')
  expect(Cents.parse(' 19.99 ')).toBe(1999)
})

test('a picture’s address is one from its beginning to its end', () => {
  for (const bad of ['x/media/a.webp', '/media/a.webp?x', 'see https://x.example'])
    expect(messagesOf(PictureUrl('Picture'), bad)).toEqual([address])
})

test.each<[string, Schema, object, string]>([
  ['an offer', NewOffer, { offerAmount: 1 }, 'Buying date is required'],
  ['the receipt of an offer', offerApi.move.body, { status: 'Bought' }, 'transactionId is required'],
  ['an answer to an offer', offerApi.move.body, { status: 'maybe' }, 'status is accepted, rejected or Bought'],
  ['a rejection', offerApi.move.body, { status: 'rejected', reason: 5 }, 'Reason must be text'],
  ['requests without an agent', offerApi.ofAgent.query, {}, 'agentEmail is required'],
  [
    'the rejection of a home',
    propertyApi.decide.body,
    { status: 'rejected', reason: '\0' },
    'Reason has a character that can’t be kept',
  ],
])('%s lacks what it needs', (_what, schema, value, message) => {
  expect(messagesOf(schema, value)).toEqual([message])
})

test('an answer to an offer has one of three forms', () => {
  const move = (body: object) => offerApi.move.body.safeParse(body).data
  expect(move({ status: 'accepted', reason: 'x' })).toEqual({ status: 'accepted' })
  const rejection = { status: 'rejected', reason: 'Too low', counterAmount: 25000050 } as const
  expect(move({ ...rejection, counterAmount: '250000.50' })).toEqual(rejection)
  for (const length of [1, 255]) expect(move({ status: 'Bought', transactionId: 'x'.repeat(length) })).toBeDefined()
  for (const length of [0, 256]) expect(move({ status: 'Bought', transactionId: 'x'.repeat(length) })).toBeUndefined()
})

test('requests are asked for by an e-mail in small letters, which can’t be empty', () => {
  const read = (agentEmail: string) => offerApi.ofAgent.query.safeParse({ agentEmail }).data?.agentEmail
  expect(read(' Ada@Homes.Example ')).toBe('ada@homes.example')
  expect(read(' ')).toBeUndefined()
})

test('a listing names a date that is none, and an offer a note that is no text', () => {
  expect(messagesOf(NewProperty, { date: 'soon' })).toContain('Date must be a date (YYYY-MM-DD)')
  expect(messagesOf(NewOffer, { note: 5 })).toContain('Note must be text')
})

test('a listing names each field that it lacks', () => {
  const messages = NewProperty.safeParse({}).error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`)
  expect(messages).toEqual([
    'title: Title is required',
    'location: Location is required',
    'price: Price is required',
    'agentImage: Agent image is required',
    'propertyImage: Property image is required',
    'description: Description is required',
  ])
})

test('lists of properties are of an agent in small letters, and of one status', () => {
  const read = (query: object) => propertyApi.list.query.safeParse(query).data
  expect(read({ email: ' Ada@Homes.Example ' })).toEqual({ email: 'ada@homes.example' })
  for (const status of ['pending', 'verified', 'rejected', 'sold', 'edited'])
    expect(read({ status })).toEqual({ status })
  expect(read({ status: '' })).toBeUndefined()
})

test('the reason of a rejected home has at most 500 characters, without the blanks around them', () => {
  const read = (reason: string) => propertyApi.decide.body.safeParse({ status: 'rejected', reason }).data?.reason
  expect(read(` ${'x'.repeat(500)} `)).toBe('x'.repeat(500))
  expect(read('x'.repeat(501))).toBeUndefined()
})

test.each([
  [{ timeZone: undefined }, 'Time zone is required'],
  [{ timeZone: '' }, 'Time zone is required'],
  [{ ranges: [{ weekday: 'Monday', from: '09:00', to: '10:00' }] }, 'weekday is 1 to 7'],
  [{ ranges: [{ weekday: 1, from: 9, to: '10:00' }] }, 'A time is needed, such as 09:00'],
  [{ ranges: [{ weekday: 1, from: '9:05', to: '10:00' }] }, 'A time is needed, such as 09:00'],
])('hours with %j are refused with one message', (change, message) => {
  expect(messagesOf(ViewingHours, { timeZone: 'UTC', slotMinutes: 30, ranges: [], ...change })).toEqual([message])
})

test('hours before and up to others of the same day are no overlap', () => {
  const range = (from: string, to: string) => ({ weekday: 1, from, to })
  const hours = (...ranges: object[]) => messagesOf(ViewingHours, { timeZone: 'UTC', slotMinutes: 30, ranges })
  expect(hours(range('12:00', '13:00'), range('09:00', '12:00'))).toBeUndefined()
  expect(hours(range('14:00', '15:00'), range('09:00', '12:00'))).toBeUndefined()
  expect(hours(range('09:00', '12:00'), range('09:00', '09:30'))).toEqual(['This overlaps with other times of the day'])
})
