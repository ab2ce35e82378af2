import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { SharedWish } from '#contract/sharing'
import { fakeFetch, json, refused } from '../../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../../test/web/open-page.tsx'
import { ann, annInPath, cabin, wish } from '../../../../test/web/sample-answers.ts'

const partner = { name: 'Ben Example' }
const shared = () => json({ partner, since: '2026-11-20T09:30:00.000Z' })
const alone = () => json({})
const invitation = { madeAt: '2026-11-20T09:30:00.000Z', lapsesAt: '2026-11-27T09:30:00.000Z' }
const LIST = 'GET /api/sharing/wishes?limit=24'
const NOTES = `GET /api/notes?ids=${cabin._id}`

const home: SharedWish = {
  _id: 'wish-1',
  propertyId: cabin._id,
  propertyImage: cabin.propertyImage,
  title: cabin.title,
  location: cabin.location,
  price: cabin.price,
  status: 'verified',
  sold: false,
  withdrawn: false,
  wishedBy: 'partner',
  vote: 'none',
  partnerVote: 'up',
}

function open(address: string, answers: Parameters<typeof fakeFetch>[0]) {
  const sent = fakeFetch({
    ...answersFor(ann),
    [`GET /api/wishlist/${annInPath}?limit=24`]: json([wish]),
    [NOTES]: json({ notes: [], shared: [], partner: partner.name }),
    [LIST]: json([home]),
    ...answers,
  })
  const router = openPage(address)
  return { sent, router }
}
const row = () => screen.findByRole('article', { name: cabin.title })

test('the wishlist invites someone by a link that can be copied and withdrawn', async () => {
  const answers = [alone(), json({ invitation })]
  const { sent } = open('/dashboard/wishlist', {
    'GET /api/sharing': () => answers.shift() ?? alone(),
    'POST /api/sharing/invitations': json({ token: 'a-token', lapsesAt: invitation.lapsesAt }),
    'DELETE /api/sharing/invitations': json({ deletedCount: 1 }),
  })
  const user = userEvent.setup() // with a clipboard
  await user.click(await screen.findByRole('button', { name: 'Invite someone' }))
  const link = await screen.findByLabelText<HTMLInputElement>('Invitation link')
  expect(link.value).toBe(`${window.location.origin}/dashboard/wishlist/together#token=a-token`)
  await user.click(screen.getByRole('button', { name: 'Copy the link' }))
  await screen.findByText('Link copied')
  expect(await navigator.clipboard.readText()).toBe(link.value)
  await user.click(screen.getByRole('button', { name: 'Withdraw the invitation' }))
  await screen.findByText('Invitation withdrawn')
  await screen.findByRole('button', { name: 'Invite someone' })
  expect(sent.filter(({ call }) => call.includes('invitations'))).toHaveLength(2)
})

test('the page of a person who shares with no one invites someone, and leads back to the wishlist', async () => {
  open('/dashboard/wishlist/together', { 'GET /api/sharing': alone })
  const page = within(await screen.findByRole('main'))
  await page.findByText('You don’t share your wishlist with anyone.')
  page.getByRole('button', { name: 'Invite someone' })
  expect(page.getByRole('link', { name: 'To your wishlist' }).getAttribute('href')).toBe('/dashboard/wishlist')
})

test('an open invitation without its link says until when it holds, and offers a new one', async () => {
  open('/dashboard/wishlist', { 'GET /api/sharing': json({ invitation }) })
  await screen.findByText(/^An invitation is open until/)
  screen.getByRole('button', { name: 'Make a new link' })
  expect(screen.queryByLabelText('Invitation link')).toBeNull()
})

test('an invitation that is refused says why', async () => {
  open('/dashboard/wishlist', {
    'GET /api/sharing': alone,
    'POST /api/sharing/invitations': refused(429, 'Too many attempts.'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Invite someone' }))
  await screen.findByText('Too many attempts.')
  screen.getByRole('button', { name: 'Invite someone' })
})

test('the wishlist shows its homes though the sharing could not be loaded, which can be tried again', async () => {
  const answers = [refused(422, 'No.')]
  open('/dashboard/wishlist', { 'GET /api/sharing': () => answers.shift() ?? shared() })
  const section = within(await screen.findByRole('region', { name: 'Together' }))
  await section.findByText('This could not be loaded.')
  await row()
  await userEvent.click(section.getByRole('button', { name: 'Try again' }))
  const link = await section.findByRole('link', { name: 'See the homes of both' })
  expect(link.getAttribute('href')).toBe('/dashboard/wishlist/together')
})

test('the shared list says whose each home is, and both votes; one votes by keyboard and takes it back', async () => {
  const votes: SharedWish['vote'][] = ['none', 'up', 'none']
  const { sent } = open('/dashboard/wishlist/together', {
    'GET /api/sharing': shared,
    [LIST]: () => json([{ ...home, vote: votes.shift() ?? 'none' }]),
    [`PUT /api/sharing/votes/${cabin._id}`]: () => json({ modifiedCount: 1 }),
  })
  const shown = within(await row())
  expect(shown.getAllByText(partner.name)).toHaveLength(1)
  expect(shown.getByText('Ben Example:').parentElement?.textContent).toBe('Ben Example:Yes')
  const yes = shown.getByRole('button', { name: 'Yes' })
  for (const isPressed of ['true', 'false']) {
    yes.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(yes.getAttribute('aria-pressed')).toBe(isPressed))
    await waitFor(() => expect(yes.getAttribute('aria-disabled')).toBeNull())
  }
  expect(sent.flatMap(({ call, body }) => (call.startsWith('PUT') ? [body] : []))).toEqual([
    { vote: 'up' },
    { vote: 'none' },
  ])
})

test('a vote that fails says why, and is not shown as given', async () => {
  open('/dashboard/wishlist/together', {
    'GET /api/sharing': shared,
    [`PUT /api/sharing/votes/${cabin._id}`]: refused(404, 'This home is gone.'),
  })
  const no = within(await row()).getByRole('button', { name: 'No' })
  await userEvent.click(no)
  await screen.findByText('This home is gone.')
  await waitFor(() => expect(no.getAttribute('aria-pressed')).toBe('false'))
})

test('the partner’s note stands with a home, and one’s own is shown to them by a switch', async () => {
  const savedAt = '2026-11-20T09:30:00.000Z'
  const own = { propertyId: cabin._id, text: 'Dry?', revision: 'r1', savedAt, isShared: false }
  const { sent } = open('/dashboard/wishlist/together', {
    'GET /api/sharing': shared,
    [NOTES]: json({
      notes: [own],
      shared: [{ propertyId: cabin._id, text: 'Nice garden', savedAt }],
      partner: partner.name,
    }),
    [`PUT /api/allProperty/${cabin._id}/note`]: () => json({ ...own, revision: 'r2', isShared: true }),
  })
  const shown = within(await row())
  await shown.findByText('Nice garden')
  shown.getByText('Note of Ben Example')
  const choice = await shown.findByRole<HTMLInputElement>('checkbox', { name: 'Show it to Ben Example' })
  expect(choice.checked).toBe(false)
  await userEvent.click(choice)
  await shown.findByText('Saved')
  await shown.findByText('Ben Example can read it, too.')
  expect(choice.checked).toBe(true)
  expect(sent.find(({ call }) => call.endsWith('/note'))?.body).toMatchObject({ text: 'Dry?', isShared: true })
})

test('ending asks first; then the page offers to invite someone', async () => {
  const answers = [shared()]
  const { sent } = open('/dashboard/wishlist/together', {
    'GET /api/sharing': () => answers.shift() ?? alone(),
    'DELETE /api/sharing': json({ deletedCount: 1 }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Stop sharing' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(sent.some(({ call }) => call.startsWith('DELETE'))).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Stop sharing' }))
  await userEvent.click(screen.getByRole('button', { name: 'Yes, stop sharing' }))
  await screen.findByText('You no longer share your wishlist')
  await screen.findByRole('button', { name: 'Invite someone' })
})

test('an empty shared list leads to the homes, and one that failed can be tried again', async () => {
  const answers = [refused(422, 'No.')]
  open('/dashboard/wishlist/together', {
    'GET /api/sharing': shared,
    [LIST]: () => answers.shift() ?? json([]),
  })
  await screen.findByText('Your shared list could not be loaded.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(/^Neither of you has saved a home yet/)
})

const LINK = '/dashboard/wishlist/together#token=a-token'
const READ = 'POST /api/sharing/invitations/read'
const invited = json({ inviter: partner, lapsesAt: invitation.lapsesAt })

test('a sharing that could not be loaded is not said to be none', async () => {
  const answers = [refused(422, 'No.')]
  open('/dashboard/wishlist/together', { 'GET /api/sharing': () => answers.shift() ?? alone() })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByText('You don’t share your wishlist with anyone.')).toBeNull()
  await userEvent.click(retry)
  await screen.findByText('You don’t share your wishlist with anyone.')
})

test('an invitation says who invites and what both will see, and joins only when it is confirmed', async () => {
  const { sent, router } = open(LINK, {
    [READ]: invited,
    'GET /api/sharing': shared,
    'POST /api/sharing': json({ insertedId: 's-1' }, 201),
  })
  await screen.findByRole('heading', { name: 'Ben Example invites you to share your wishlists' })
  screen.getByText('notes that one of you chooses to show')
  expect(sent.find(({ call }) => call === READ)?.body).toEqual({ token: 'a-token' })
  expect(sent.some(({ call }) => call === 'POST /api/sharing')).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Share wishlists' }))
  await waitFor(() => expect(router.state.location.hash).toBe(''))
  await screen.findByText('You and Ben Example share your wishlists now')
})

test('a link that has lapsed says so, and leads to the wishlist', async () => {
  open(LINK, { [READ]: refused(404, 'This invitation has lapsed.') })
  await screen.findByText('This invitation has lapsed.')
  screen.getByRole('link', { name: 'To your wishlist' })
  expect(screen.queryByRole('button', { name: 'Share wishlists' })).toBeNull()
})

test('an invitation that another accepted meanwhile says so', async () => {
  open(LINK, { [READ]: invited, 'POST /api/sharing': refused(404, 'This invitation was used.') })
  await userEvent.click(await screen.findByRole('button', { name: 'Share wishlists' }))
  await screen.findByText('This invitation was used.')
})

test('two who accept each other’s invitations at once both come to the shared list', async () => {
  open(LINK, {
    [READ]: invited,
    'GET /api/sharing': shared,
    'POST /api/sharing': refused(404, 'This invitation was used.'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Share wishlists' }))
  await row()
  expect(screen.queryByText('This invitation was used.')).toBeNull()
})
