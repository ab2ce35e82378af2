import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { fakeUpload } from '../../../test/web/fake-upload.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { review } from '../../../test/web/sample-answers.ts'

const updateAtProvider = 'POST /api/auth/update-user'
const updateHere = 'PATCH /api/users/me'
const picture = 'https://example.com/b.png'

async function save(name: string) {
  await userEvent.clear(await screen.findByLabelText('Name'))
  if (name) await userEvent.type(screen.getByLabelText('Name'), name)
  await userEvent.type(screen.getByLabelText('Photo URL'), picture)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
}

test('a person changes their name and photo at the provider and here, and sees it immediately', async () => {
  const answers = { [updateAtProvider]: json({ status: true }), [updateHere]: json({ modifiedCount: 1 }) }
  const sent = fakeFetch({ ...answersFor('ann@example.com'), ...answers })
  openPage('/dashboard')
  await save('Ann Other')
  await screen.findByText('Your profile is saved.')
  expect(sent.find(({ call }) => call === updateAtProvider)?.body).toEqual({ name: 'Ann Other', image: picture })
  expect(sent.find(({ call }) => call === updateHere)?.body).toEqual({ name: 'Ann Other', photoURL: picture })
  expect(screen.getByRole('heading', { name: 'Ann Other' })).toBeTruthy()
})

test('a changed photo is shown with one’s reviews', async () => {
  const list = 'GET /api/reviews/ann%40example.com?limit=24'
  const answers: Parameters<typeof fakeFetch>[0] = {
    ...answersFor('ann@example.com'),
    [updateAtProvider]: json({ status: true }),
    [updateHere]: json({ modifiedCount: 1 }),
    [list]: json([review]),
  }
  const sent = fakeFetch(answers)
  const router = openPage('/dashboard/UserReviews')
  await screen.findByText(review.reviewDescription)
  await act(() => router.navigate('/dashboard/userProfile'))
  await save('Ann Other')
  await screen.findByText('Your profile is saved.')
  await act(() => router.navigate('/dashboard/UserReviews'))
  await screen.findByText(review.reviewDescription)
  await waitFor(() => expect(sent.filter(({ call }) => call === list)).toHaveLength(2))
})

test('a name is required, and nothing is sent without one', async () => {
  const sent = fakeFetch(answersFor('ann@example.com'))
  openPage('/dashboard')
  await save('')
  await screen.findByText('Name is required')
  expect(sent.some(({ call }) => call === updateAtProvider)).toBe(false)
})

const before = { name: 'Ann Example', photoURL: 'https://example.com/a.png' }

function open(more: Parameters<typeof fakeFetch>[0]) {
  const user = { email: 'ann@example.com', name: before.name, image: before.photoURL }
  const sent = fakeFetch({ ...answersFor('ann@example.com'), 'GET /api/auth/get-session': json({ user }), ...more })
  openPage('/dashboard')
  const bodiesOf = (call: string) => sent.filter((each) => each.call === call).map(({ body }) => body)
  return { atProvider: () => bodiesOf(updateAtProvider), here: () => bodiesOf(updateHere) }
}
const shownName = () => screen.getByRole('heading', { level: 2, name: /^Ann/ }).textContent
const after = { name: 'Ann Other', photoURL: before.photoURL + picture }

test('our refusal is shown at its field, and changes nothing at the provider', async () => {
  const problem = { type: 'x', title: 'x', status: 422, detail: 'Please check.', requestId: 'r' }
  const { atProvider } = open({
    [updateHere]: json({ ...problem, errors: { photoURL: 'That picture is no picture.' } }, 422),
  })
  await save('Ann Other')
  const field = await screen.findByLabelText('Photo URL')
  await screen.findByText('That picture is no picture.')
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain('no picture')
  expect(atProvider()).toEqual([])
  expect(shownName()).toBe('Ann Example')
})

test('a refusal of the provider is changed back here, and shown', async () => {
  const { here } = open({
    [updateHere]: json({ modifiedCount: 1 }),
    [updateAtProvider]: json({ message: 'Not today.' }, 503),
  })
  await save('Ann Other')
  const message = 'The sign-in service did not accept your profile. Nothing was changed.'
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(here()).toEqual([after, before])
  expect(shownName()).toBe('Ann Example')
})

test('a failed change back asks to save again', async () => {
  const answers = [json({ modifiedCount: 1 })]
  open({
    [updateHere]: () => answers.shift() ?? refused(503, 'No.'),
    [updateAtProvider]: json({ message: 'Not today.' }, 503),
  })
  await save('Ann Other')
  const message = 'The sign-in service did not accept your profile. Please save it again.'
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ann Other')
})

test('a profile that the provider took, though its answer was lost, is saved', async () => {
  const sessions = [before, after].map(({ name, photoURL: image }) =>
    json({ user: { email: 'ann@example.com', name, image } }),
  )
  const { here } = open({
    [updateHere]: json({ modifiedCount: 1 }),
    [updateAtProvider]: () => Promise.reject(new TypeError('Failed to fetch')),
    'GET /api/auth/get-session': () => sessions.shift() ?? json(null),
  })
  await save('Ann Other')
  await screen.findByText('Your profile is saved.')
  expect(here()).toEqual([after])
})

test.each([
  ['IMG_0001.HEIC', 'image/heic'],
  ['IMG_0001.heic', ''],
  ['IMG_0001.jpg', 'image/jpeg'],
])('a phone’s HEIC that is called %s (%j) is refused in words before it is sent', async (name, type) => {
  const uploads = fakeUpload(() => undefined)
  fakeFetch(answersFor('ann@example.com'))
  openPage('/dashboard/userProfile')
  const heic = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], name, { type })
  await userEvent.upload(await screen.findByLabelText('Photo file'), heic, { applyAccept: false })
  await screen.findByText(/^This is a HEIC picture.*Please send it as JPEG/)
  expect(uploads).toEqual([])
})

test('an uploaded photo’s address is saved with the profile', async () => {
  const uploads = fakeUpload(() => ({
    status: 200,
    body: { success: true, data: { display_url: '/media/own.webp' }, status: 200 },
  }))
  const answers = { [updateAtProvider]: json({ status: true }), [updateHere]: json({ modifiedCount: 1 }) }
  const sent = fakeFetch({ ...answersFor('ann@example.com'), ...answers })
  openPage('/dashboard')
  await screen.findByRole('button', { name: 'Upload a photo' })
  const choose = (file: File) => userEvent.upload(screen.getByLabelText('Photo file'), file, { applyAccept: false })
  await choose(new File(['x'], 'a.txt', { type: 'text/plain' }))
  await screen.findByText('A picture must be a JPEG, PNG, WebP or AVIF file')
  await choose(new File(['x'], 'a.png', { type: 'image/png' }))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Photo URL').value).toBe('/media/own.webp'))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Your profile is saved.')
  expect(uploads).toHaveLength(1)
  expect(sent.find(({ call }) => call === updateHere)?.body).toEqual({
    name: 'Ann Example',
    photoURL: '/media/own.webp',
  })
})

test.each([undefined, 'agent', 'admin'] as const)(
  'photo, name and role stand before everything else: %s',
  async (role) => {
    fakeFetch(answersFor('ann@example.com', role))
    openPage('/dashboard')
    const badge = await screen.findByText(/^Role: /)
    const headings = screen.getAllByRole('heading', { level: 2 })
    expect(headings[0]?.textContent).toBe('Ann Example')
    for (const later of headings.slice(1))
      expect(badge.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  },
)

test('a photo is shown as a face; Change shows its address', async () => {
  const user = { email: 'ann@example.com', name: 'Ann Example', image: '/demo/avatar-4.webp' }
  fakeFetch({ ...answersFor('ann@example.com'), 'GET /api/auth/get-session': json({ user }) })
  openPage('/dashboard')
  const field = await screen.findByLabelText<HTMLInputElement>('Photo URL')
  expect(field.closest('.sr-only')).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Change' }))
  expect(field.closest('.sr-only')).toBeNull()
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe('/demo/avatar-4.webp')
  screen.getByRole('button', { name: 'Upload a photo' })
})
