import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Role, User } from '#contract/user'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'

const self = 'ada@example.com'
const list = 'GET /api/users?limit=20'
const setRole = 'PATCH /api/users/admin/u1'
const remove = 'DELETE /api/users/u1'
const ben = (role?: Role): User => ({ _id: 'u1', name: 'Ben Buyer', email: 'ben@example.com', role, photoURL: null })

function open(people: User[], more: Record<string, Response> = {}) {
  const answers: Record<string, Response> = { ...answersFor(self, 'admin'), [list]: json(people), ...more }
  const sent = fakeFetch(answers)
  openPage('/dashboard/manageUsers')
  return { answers, sent }
}
const row = (name = /^Ben Buyer/) => screen.findByRole('row', { name })
const press = async (name: string) => userEvent.click(within(await row()).getByRole('button', { name }))

const offers: [Role | undefined, string, string[]][] = [
  [undefined, 'User', ['Make Admin', 'Make Agent', 'Make Fraud', 'Delete']],
  ['agent', 'Agent', ['Make Admin', 'Make Fraud', 'Delete']],
  ['admin', 'Admin', ['Make Agent', 'Make Fraud', 'Delete']],
  ['fraud', 'Fraud', []],
]
test.each(offers)('role %s is shown as %s with the actions %j', async (role, shown, names) => {
  open([ben(role)])
  const found = within(await row())
  found.getByText(shown)
  expect(found.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(names)
})

test('a user’s row shows their homes, open offers and joining date', async () => {
  const figures = { _id: 'u1', homes: 12, openOffers: 1, joinedAt: '2026-03-04T12:00:00.000Z' }
  open([ben()], { 'GET /api/figures/people?ids=u1': json({ people: [figures] }) })
  await within(await row()).findByText('12 homes · 1 open offer')
  within(await row()).getByText('joined 4 March 2026')
})

test('one’s own row offers nothing', async () => {
  open([{ ...ben('admin'), name: 'Ada', email: self }])
  const found = within(await row(/^Ada/))
  found.getByText('You')
  expect(found.queryAllByRole('button')).toEqual([])
})

test('a button is described by its row', async () => {
  open([ben()])
  const button = within(await row()).getByRole('button', { name: 'Make Admin' })
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toContain('Ben Buyer')
})

test.each([
  ['Make Admin', 'admin', 'Ben Buyer is Admin now'],
  ['Make Agent', 'agent', 'Ben Buyer is Agent now'],
  ['Make Fraud', 'fraud', 'Ben Buyer is Fraud Agent'],
] as const)('%s sets the role and says so', async (name, role, message) => {
  const { answers, sent } = open([ben()], { [setRole]: json({ modifiedCount: 1 }) })
  await row()
  answers[list] = json([ben(role)])
  await press(name)
  await screen.findByText(message)
  expect(sent.find(({ call }) => call === setRole)?.body).toEqual({ role })
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
})

test('a refused change shows the server’s message', async () => {
  open([ben('admin')], { [setRole]: refused(409, 'The last admin can’t be changed or deleted.') })
  await row()
  await press('Make Agent')
  expect((await screen.findByRole('alert')).textContent).toContain('The last admin can’t be changed or deleted.')
})

test('deleting a user asks first, and confirms', async () => {
  const { answers } = open([ben()], { [remove]: json({ deletedCount: 1 }) })
  await row()
  await press('Delete')
  answers[list] = json([])
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, delete it!' }))
  await screen.findByText('Deleted!')
  within(await row()).getByText('Deleted')
  expect(within(await row()).queryAllByRole('button')).toEqual([])
})

test('a search is sent after a pause, and may find no one', async () => {
  open([ben()], { 'GET /api/users?q=zoe&limit=20': json([]) })
  await row()
  await userEvent.type(screen.getByLabelText('Search'), 'zoe')
  await screen.findByText('No one matches this search.')
})

test('a user deleted by another admin in the meantime shows as deleted, without actions', async () => {
  open([ben()], { [setRole]: refused(404, 'This user doesn’t exist or was removed.') })
  await press('Make Agent')
  await screen.findByText('Something is Wrong!')
  const found = within(await row())
  await found.findByText('Deleted')
  expect(found.queryAllByRole('button')).toEqual([])
})
