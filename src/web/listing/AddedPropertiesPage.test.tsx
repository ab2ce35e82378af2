import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Property } from '#contract/property'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ownCabin } from '../../../test/web/sample-answers.ts'

const list = 'GET /api/allProperty?email=ann%40example.com&limit=20'
const remove = 'DELETE /api/allProperty/p1'

function open(homes: Property[], more: Record<string, Response> = {}) {
  const answers = { ...answersFor('ann@example.com', 'agent'), [list]: json(homes), ...more }
  const sent = fakeFetch(answers)
  openPage('/dashboard/addAgentProperty')
  return { answers, sent }
}
const row = () => screen.findByRole('article', { name: 'Cabin on the lake' })

const shows: [string, Partial<Property>, string[], boolean, boolean][] = [
  ['pending', { status: undefined }, ['pending'], true, true],
  ['verified', {}, ['verified'], true, true],
  ['rejected', { status: 'rejected', rejectionReason: 'Too dark.' }, ['rejected', 'Too dark.'], false, true],
  ['rejected without a reason', { status: 'rejected' }, ['No reason was given.'], false, true],
  ['sold', { sold: true }, ['verified', 'Sold'], false, false],
]

test.each(shows)('a %s home shows its status and its actions', async (_name, change, texts, update, deletion) => {
  open([{ ...ownCabin, ...change }])
  const home = within(await row())
  for (const word of texts) home.getByText(word)
  expect(home.queryAllByRole('link', { name: 'Update' })).toHaveLength(update ? 1 : 0)
  expect(home.queryAllByRole('button', { name: 'Delete' })).toHaveLength(deletion ? 1 : 0)
})

test('a home says how often it was looked at, wished and offered for', async () => {
  open([ownCabin], {
    'GET /api/figures/homes?ids=p1': json({ homes: [{ _id: 'p1', views: 142, wishes: 9, offers: '1000+' }] }),
  })
  const home = within(await row())
  for (const [name, number] of [
    ['Views in 30 days', '142'],
    ['Wishes', '9'],
    ['Offers', '1,000+'],
  ] as const)
    expect((await home.findByText(number)).previousElementSibling?.textContent).toBe(name)
})

test('a home says how many facts that the law asks for are missing, and leads to the form', async () => {
  open([
    { ...ownCabin, factsMissing: 3 },
    { ...ownCabin, _id: 'p2', title: 'Barn' },
    { ...ownCabin, _id: 'p3', title: 'Mill', sold: true, factsMissing: 2 },
  ])
  const link = within(await row()).getByRole('link', { name: '3 facts that the law asks for are missing' })
  expect(link.getAttribute('href')).toBe('/dashboard/update/p1')
  expect(screen.getAllByRole('link', { name: /the law asks for/ })).toHaveLength(1)
})

test('a rejected home can be listed again, and no other', async () => {
  open([
    { ...ownCabin, status: 'rejected' },
    { ...ownCabin, _id: 'p2', title: 'Barn' },
  ])
  const link = within(await row()).getByRole('link', { name: 'List it again' })
  expect(link.getAttribute('href')).toBe('/addProperty?from=p1')
  expect(screen.getAllByRole('link', { name: 'List it again' })).toHaveLength(1)
  const main = within(screen.getByRole('heading', { level: 1 }).parentElement ?? document.body)
  expect(main.getByRole('link', { name: 'Add Property' }).getAttribute('href')).toBe('/addProperty')
})

test('an agent finds their homes by words and status, which stand in the address', async () => {
  open([ownCabin], {
    'GET /api/figures/agent': json({
      offersWaiting: 0,
      homes: { pending: 1, verified: 2, rejected: 0, sold: 0 },
      views: 0,
      wishes: 0,
      soldByMonth: [],
    }),
    'GET /api/allProperty?email=ann%40example.com&status=pending&limit=20': json([
      { ...ownCabin, _id: 'p2', title: 'Barn' },
    ]),
    'GET /api/allProperty?email=ann%40example.com&q=lake&status=pending&limit=20': json([]),
  })
  await row()
  const pending = await screen.findByRole('link', { name: 'Pending 1' })
  expect(pending.children).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Edited' }).children, 'no space for a number that never comes').toHaveLength(
    1,
  )
  await userEvent.click(pending)
  await screen.findByRole('article', { name: 'Barn' })
  await userEvent.type(screen.getByLabelText('Search'), 'lake')
  await screen.findByText('No home matches this search.')
})

test('deleting asks first, confirms, and leaves the home in its place as deleted', async () => {
  const { answers, sent } = open([ownCabin, { ...ownCabin, _id: 'p2', title: 'Barn' }], {
    [remove]: json({ deletedCount: 1 }),
  })
  await userEvent.click(within(await row()).getByRole('button', { name: 'Delete' }))
  const question = await screen.findByRole('alertdialog', { name: 'Are you sure?' })
  within(question).getByText("You won't be able to revert this!")
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(sent.some(({ call }) => call === remove)).toBe(false)
  await userEvent.click(within(await row()).getByRole('button', { name: 'Delete' }))
  answers[list] = json([{ ...ownCabin, _id: 'p2', title: 'Barn' }])
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, delete it!' }))
  await screen.findByText('Deleted!')
  await screen.findByText('1 home')
  within(await row()).getByText('Deleted')
  expect(within(await row()).queryByRole('link', { name: 'Update' })).toBeNull()
  expect(document.activeElement).toBe(await row())
})

test('a refused deletion shows the server’s message, and the home stays', async () => {
  open([ownCabin], { [remove]: refused(409, 'A sold property can’t be deleted.') })
  await userEvent.click(within(await row()).getByRole('button', { name: 'Delete' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, delete it!' }))
  expect((await screen.findByRole('alert')).textContent).toContain('A sold property can’t be deleted.')
  await row()
})

test('an agent without homes is led to the form', async () => {
  open([])
  const link = await screen.findByRole('link', { name: 'Add your first home' })
  expect(link.getAttribute('href')).toBe('/addProperty')
})

test('a list that fails shows an error, and can be retried', async () => {
  const { answers } = open([], { [list]: refused(409, 'No.') })
  await screen.findByText('The homes could not be loaded.')
  answers[list] = json([ownCabin])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await row()
})

test('a property that an admin deleted in the meantime shows as deleted, without actions', async () => {
  open([ownCabin], { [remove]: refused(404, 'This property doesn’t exist or was removed.') })
  await userEvent.click(within(await row()).getByRole('button', { name: 'Delete' }))
  await userEvent.click(screen.getByRole('button', { name: 'Yes, delete it!' }))
  const found = within(await row())
  await found.findByText('Deleted')
  expect([...found.queryAllByRole('button'), ...found.queryAllByRole('link', { name: 'Update' })]).toEqual([])
})

const market = 'PUT /api/allProperty/p1/market'
const menu = async () => within(await row()).getByRole('button', { name: 'State of the market' })

test('an agent pauses a home by keyboard, without a question', async () => {
  const { answers, sent } = open([ownCabin], { [market]: json({ modifiedCount: 1 }) })
  ;(await menu()).focus()
  await userEvent.keyboard('{Enter}')
  within(await row()).getByRole('button', { name: 'Available', pressed: true })
  answers[list] = json([{ ...ownCabin, market: 'paused' }])
  await userEvent.tab({ shift: false })
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}')
  await screen.findByText('This home is paused.')
  expect(sent.find(({ call }) => call === market)?.body).toEqual({ market: 'paused' })
  expect((await row()).textContent).toContain('Paused')
  expect(document.activeElement).toBe(await menu())
})

test('sold elsewhere asks first, as offers are closed by it', async () => {
  const { sent } = open([ownCabin], { [market]: json({ modifiedCount: 1 }) })
  await userEvent.click(await menu())
  await userEvent.click(screen.getByRole('button', { name: 'Sold elsewhere' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }))
  expect(sent.some(({ call }) => call === market)).toBe(false)
  await userEvent.click(question.getByRole('button', { name: 'Yes, it is sold elsewhere' }))
  await screen.findByText('This home is marked as sold elsewhere.')
  expect(sent.find(({ call }) => call === market)?.body).toEqual({ market: 'soldElsewhere' })
})

test('an accepted offer keeps the home on the market, and the agent reads why', async () => {
  const why = 'An offer on this home is accepted and waits for its payment, so it can’t be set to Paused.'
  open([ownCabin], { [market]: refused(409, why) })
  await userEvent.click(await menu())
  await userEvent.click(screen.getByRole('button', { name: 'Paused' }))
  expect((await screen.findByRole('alert')).textContent).toContain(why)
})

test.each([{ sold: true }, { status: 'rejected' } as const])('%j has no state of the market', async (change) => {
  open([{ ...ownCabin, ...change }])
  expect(within(await row()).queryByRole('button', { name: 'State of the market' })).toBeNull()
})
