import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Property } from '#contract/property'
import type { Edit } from '#contract/property-facts'
import { describedAs } from '../../../test/web/described-as.ts'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ownCabin } from '../../../test/web/sample-answers.ts'

const list = 'GET /api/allProperty?limit=20'
const decide = 'PATCH /api/allProperty/p1'
const pending = { ...ownCabin, status: undefined }
const done = json({ modifiedCount: 1 })

type Answers = Parameters<typeof fakeFetch>[0]

function open(homes: Property[], more: Answers = {}, search = '?status=all') {
  const answers: Answers = { ...answersFor('ada@example.com', 'admin'), [list]: json(homes), ...more }
  const sent = fakeFetch(answers)
  return { answers, sent, router: openPage(`/dashboard/manageProperties${search}`) }
}
const row = () => screen.findByRole('row', { name: /^Cabin on the lake/ })
const press = async (name: string) => userEvent.click(within(await row()).getByRole('button', { name }))

const shows: [string, Property, boolean, boolean][] = [
  ['pending', pending, true, true],
  ['verified', ownCabin, false, true],
  ['rejected', { ...ownCabin, status: 'rejected' }, false, true],
  ['sold', { ...ownCabin, sold: true }, false, false],
]
test.each(shows)(
  'a %s home shows Verify and Reject only while pending, Delete until sold',
  async (_name, home, open_, deletion) => {
    open([home])
    const found = within(await row())
    for (const name of ['Verify', 'Reject'])
      expect(found.queryAllByRole('button', { name })).toHaveLength(open_ ? 1 : 0)
    expect(found.queryAllByRole('button', { name: 'Delete' })).toHaveLength(deletion ? 1 : 0)
  },
)

test.each([
  ['Verify', { status: 'verified' }],
  ['Reject', { status: 'rejected' }],
] as const)('%s needs no confirmation, and both show the same message', async (name, body) => {
  const { answers, sent } = open([pending], { [decide]: done })
  await row()
  answers[list] = json([{ ...ownCabin, ...body }])
  await press(name)
  await screen.findByText('Property Verified Successfully by Admin.')
  expect(sent.find(({ call }) => call === decide)?.body).toEqual(body)
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
  await waitFor(() => expect(document.activeElement?.tagName).toBe('TR'))
})

test('a reason goes with a rejection, and not with a verification', async () => {
  const { sent } = open([pending], { [decide]: done })
  await userEvent.type(within(await row()).getByLabelText('Reason'), 'Too dark.')
  await press('Reject')
  await screen.findByText('Property Verified Successfully by Admin.')
  expect(sent.find(({ call }) => call === decide)?.body).toEqual({ status: 'rejected', reason: 'Too dark.' })
})

test('a reason that was given earlier is read in full, however long it is', async () => {
  const rejectionReason = 'The pictures show another home than the text. '.repeat(9).trim()
  open([{ ...ownCabin, status: 'rejected', rejectionReason }])
  const found = within(await row())
  expect(found.getByText(rejectionReason).closest('dd')).not.toBeNull() // the text of a field would be cut at its edge
  expect(found.queryByLabelText('Reason')).toBeNull()
})

test('a failed decision shows the server’s message', async () => {
  open([pending], { [decide]: refused(409, 'This property has already been verified or rejected.') })
  await row()
  await press('Verify')
  const alert = await screen.findByRole('alert')
  within(alert).getByText('Something is Wrong!')
  within(alert).getByText('This property has already been verified or rejected.')
})

test('a decision under way cannot be pressed again, nor can the other', async () => {
  const { sent } = open([pending], { [decide]: () => new Promise(() => {}) })
  await row()
  for (const name of ['Verify', 'Verify', 'Reject']) await press(name)
  expect(sent.filter(({ call }) => call === decide)).toHaveLength(1)
})

const filtered = 'GET /api/allProperty?status=pending&limit=20'
const barn = { ...pending, _id: 'p2', title: 'Barn' }

test('under a filter a decided home stays in its position, and Show more loads the homes that moved up', async () => {
  const { answers } = open([], { [filtered]: json([pending]), [decide]: done }, '?status=pending')
  await row()
  answers[filtered] = json([barn])
  await press('Verify')
  within(await row()).getByText('verified')
  const more = await screen.findByRole('button', { name: 'Show more' })
  expect(screen.queryByRole('row', { name: /^Barn/ })).toBeNull()
  await userEvent.click(more)
  await screen.findByRole('row', { name: /^Barn/ })
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.slice(0, 4))).toEqual(['Cabi', 'Barn'])
})

test('shows another admin’s decision after the conflict, also under a filter', async () => {
  const { answers } = open(
    [],
    {
      [filtered]: json([pending, barn]),
      [decide]: refused(409, 'This property has already been verified or rejected.'),
      'GET /api/allProperty/p1': json({ ...pending, status: 'rejected', rejectionReason: 'Too dark.' }),
    },
    '?status=pending',
  )
  await row()
  answers[filtered] = json([barn])
  await press('Verify')
  await screen.findByText('Something is Wrong!')
  const found = within(await row())
  await found.findByText('rejected')
  expect(found.getByLabelText<HTMLInputElement>('Reason').value).toBe('Too dark.')
  expect(found.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Delete'])
})

test('flags an edit after verification with its changes', async () => {
  const changed: Edit['changed'] = {
    price: ['$400,000', '$325,000'],
    tenure: ['freehold', null],
    pictures: [{ count: 0 }, { count: 1, added: 1 }],
  }
  open([{ ...ownCabin, edited: { at: '2026-03-03T10:00:00Z', changed } }])
  const found = within(await row())
  await userEvent.click(found.getByText('What changed'))
  expect(found.getByText('$400,000').tagName).toBe('DEL')
  expect(found.getByText('$325,000').tagName).toBe('INS')
  expect(found.getByText('Freehold').tagName).toBe('DEL')
  expect(found.getByText('1 further picture, 1 of them new').tagName).toBe('INS')
})

test('opens on the homes that wait for a decision, and leads to all', async () => {
  const { router } = open([ownCabin], { 'GET /api/allProperty?status=pending&limit=20': json([]) }, '')
  await screen.findByText('No home waits for your decision.')
  expect(screen.getByRole('link', { name: 'Pending' }).getAttribute('aria-current')).toBe('true')
  await userEvent.click(screen.getByRole('link', { name: 'Show every home' }))
  await row()
  expect(router.state.location.search).toBe('?status=all')
})

test('words alone search every status', async () => {
  open([], { 'GET /api/allProperty?q=cabin&limit=20': json([ownCabin]) }, '?q=cabin')
  await row()
  expect(screen.getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBe('true')
})

test('search and status come from the address, and changes go there', async () => {
  const { router } = open(
    [],
    {
      'GET /api/allProperty?q=lake&status=edited&limit=20': json([ownCabin]),
      'GET /api/allProperty?q=lake&status=sold&limit=20': json([]),
    },
    '?q=lake&status=edited',
  )
  await row()
  await userEvent.click(screen.getByRole('link', { name: 'Sold' }))
  await screen.findByText('No home matches this search.')
  expect(router.state.location.search).toBe('?q=lake&status=sold')
})

test('the statuses say how many homes there are of each, those that wait first', async () => {
  const homes = { pending: 4, verified: '10000+', rejected: 0, sold: 1, edited: 2 }
  const { sent } = open([ownCabin], {
    'GET /api/figures/admin': json({ homes, newPeople: 0, salesByMonth: [] }),
    [filtered]: json([pending]),
  })
  await row()
  await screen.findByRole('link', { name: 'Pending 4' })
  const chips = within(screen.getByRole('navigation', { name: 'Status' })).getAllByRole('link')
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    'Pending4',
    'Verified10,000+',
    'Rejected0',
    'Sold1',
    'Edited2',
    'All',
  ])
  expect(chips.find((chip) => chip.getAttribute('aria-current'))?.textContent).toBe('All')
  await userEvent.click(chips[0] ?? document.body)
  await waitFor(() => expect(sent.some(({ call }) => call === filtered)).toBe(true))
})

test('more homes come on demand', async () => {
  const next = { link: '</api/allProperty?limit=20&cursor=c>; rel="next"', 'x-total-count': '2' }
  open([], {
    [list]: json([ownCabin], 200, next),
    'GET /api/allProperty?limit=20&cursor=c': json([{ ...ownCabin, _id: 'p2', title: 'Barn' }], 200, {
      'x-total-count': '2',
    }),
  })
  await screen.findByText('2 homes')
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByRole('row', { name: /^Barn/ })
})

test('a property that its agent deleted in the meantime shows as deleted, without actions', async () => {
  open([pending], { [decide]: refused(404, 'This property doesn’t exist or was removed.') })
  await press('Verify')
  await screen.findByText('Something is Wrong!')
  const found = within(await row())
  await found.findByText('Deleted')
  expect(found.queryAllByRole('button')).toEqual([])
})

test('a row has its reasons in one line, which opens, and says when nothing was found', async () => {
  const sentence = [{ text: 'The price is 77 % below the median of 14 sales nearby.' }]
  const finding = { _id: 'f1', rule: 'priceBelowSales', sentence, foundAt: '2026-11-26T10:00:00.000Z' }
  const checkedAt = '2026-11-26T10:00:00.000Z'
  const homes = [
    { propertyId: 'p1', checkedAt, findings: [finding] },
    { propertyId: 'p2', checkedAt, findings: [] },
  ]
  const other = { ...pending, _id: 'p2', title: 'Barn' }
  open([{ ...pending, _id: 'p1' }, other], { 'GET /api/evidence?ids=p1%2Cp2': json({ homes }) })
  const line = await within(await row()).findByText(/^Look at one thing: The price is 77 % below/)
  expect(line.closest('details')?.open).toBe(false)
  await userEvent.click(line)
  expect(line.closest('details')?.open).toBe(true)
  const dismissal = within(await row()).getByRole('button', { name: 'Not a problem' })
  expect(describedAs(dismissal)).toMatch(/^Cabin on the lake The price is 77 % below/)
  within(screen.getByRole('row', { name: /^Barn/ })).getByText('Nothing was found')
})

test.each([
  [{ waiting: 2, notCompared: 1 }, 'Pictures are still being compared'],
  [{ waiting: 0, notCompared: 1 }, 'Nothing was found; one picture could not be compared'],
  [{ waiting: 0, notCompared: 3 }, 'Nothing was found; 3 pictures could not be compared'],
])('of a home with pictures that were not compared (%o) says "%s"', async (uncompared, text) => {
  const homes = [{ propertyId: 'p1', checkedAt: '2026-11-26T10:00:00.000Z', findings: [], uncompared }]
  open([{ ...pending, _id: 'p1' }], { 'GET /api/evidence?ids=p1': json({ homes }) })
  await within(await row()).findByText(text)
})
