import { expect, test } from 'vitest'
import { ownCsv } from '../feed/reading/own-csv.ts'
import { checkedListing } from './checked-listing.ts'

const agent = { email: 'a@b.example', name: 'Ann Agent', image: '/demo/avatar-2.webp' }
const row = {
  id: 'A-1',
  title: 'A house',
  date: '2026-02-28',
  location: 'Somewhere',
  price: '$250,000 - $300,000',
  email: 'other@else.example',
  name: 'Somebody Else',
  agentImage: '',
  propertyImage: 'https://pictures.example/a.jpg',
  description: 'Nice.\nVery nice.',
}
const verdictOn = (change: object, verified = false) => {
  const draft = ownCsv.draft({ ...row, ...change }, agent)
  if (typeof draft === 'string') throw new Error(draft)
  return checkedListing(draft, agent, { currency: 'USD', verified })
}

test('a row becomes a pending listing of the importing agent, regardless of the file', () => {
  const verdict = verdictOn({ title: '  A house ' })
  expect(verdict).toMatchObject({
    listing: {
      sourceId: 'A-1',
      title: 'A house',
      date: '2026-02-28',
      priceMin: 250_000_00,
      priceMax: 300_000_00,
      agentEmail: 'a@b.example',
      agentName: 'Ann Agent',
      agentImage: '/demo/avatar-2.webp',
      image: 'https://pictures.example/a.jpg',
    },
  })
  expect(verdict).not.toHaveProperty('listing.status')
})

test('an imported listing that is verified is public', () => {
  expect(verdictOn({}, true)).toMatchObject({ listing: { status: 'verified', verifiedAt: expect.any(Date) } })
})

test('a row takes the time zone of its home, and one that is not known is refused', () => {
  expect(verdictOn({ timeZone: 'Australia/Brisbane' })).toMatchObject({ listing: { timeZone: 'Australia/Brisbane' } })
  for (const timeZone of ['Mars/Olympus', 'australia/brisbane'])
    expect(verdictOn({ timeZone })).toEqual({ reason: 'This time zone is not known' })
})

test('a listing without a date is listed today', () => {
  expect(verdictOn({ date: ' ' })).toMatchObject({ listing: { date: new Date().toISOString().slice(0, 10) } })
})

test.each([
  ['id', 200],
  ['title', 120],
  ['location', 200],
  ['description', 5000],
])('rejects %s of more than %i characters', (column, most) => {
  expect(verdictOn({ [column]: 'x'.repeat(most) })).toHaveProperty('listing')
  expect(verdictOn({ [column]: 'x'.repeat(most + 1) })).toEqual({
    reason: expect.stringContaining(`can have at most ${most.toLocaleString('en')} characters`),
  })
})

test.each([
  [{ id: ' ' }, 'id is required'],
  [{ title: '' }, 'Title is required'],
  [{ location: '' }, 'Location is required'],
  [{ price: 'on request' }, 'Price needs an amount, such as 250000'],
  [{ price: '0' }, 'Price needs an amount, such as 250000'],
  [{ date: '2026-02-30' }, 'Date must be a date (YYYY-MM-DD)'],
  [{ propertyImage: 'javascript:alert(1)' }, 'Property image must be a web address (https://…)'],
  [{ agentImage: 'data:image/png;base64,AAAA' }, 'Agent image must be a web address (https://…)'],
  [{ description: '' }, 'Description is required'],
  [{ description: 'a\0b' }, 'Description has a character that can’t be kept'],
  [{ title: 'caf\uFFFD' }, 'it has bytes that are not UTF-8, perhaps Windows-1252: save the file as “CSV UTF-8”'],
  [{ title: '', location: '' }, 'Title is required. Location is required.'],
])('rejects %o: %s', (change, reason) => {
  expect(verdictOn(change)).toEqual({ reason })
})
