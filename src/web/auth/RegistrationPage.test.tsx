import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test } from 'vitest'
import { setBrand } from '#contract/brand'
import { deferred } from '../../../test/server/deferred.ts'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage, visitorAnswers } from '../../../test/web/open-page.tsx'

const good = {
  Name: 'Ann Example',
  'Photo URL': 'https://example.com/a.png',
  Email: 'ann@example.com',
  Password: 'Abc#123',
}
const characters = 'Password should have at least one capital letter, small letter, number and special character.'

async function press(entered: Partial<typeof good>) {
  const user = userEvent.setup()
  for (const [label, text] of Object.entries({ ...good, ...entered }))
    if (text) await user.type(await screen.findByLabelText(label), text)
  await user.click(await screen.findByRole('button', { name: 'Register' }))
}

const accepted = {
  ...visitorAnswers,
  'POST /api/auth/sign-up/email': json({ token: 'session' }),
  'GET /api/auth/token': json({ token: 'proof-of-ann' }),
  'POST /api/jwt': json({ token: 'access-of-ann' }),
  'POST /api/users': json({ insertedId: '7' }, 201),
}

test.each([
  [{ Name: '' }, 'Name is required'],
  [{ Name: '   ' }, 'Name is required'],
  [{ Name: 'A name of 21 letters.' }, 'Name is required'],
  [{ 'Photo URL': '' }, 'Photo URL is required'],
  [{ 'Photo URL': 'javascript:alert(1)' }, 'Photo URL must be a web address (https://…)'],
  [{ Email: '' }, 'Email is required'],
  [{ Email: 'ann' }, 'Email is not valid'],
  [{ Password: '' }, 'Password is required'],
  [{ Password: 'Abc#1' }, 'Password length have to 6'],
  [{ Password: 'Abcdefghi#1234567890x' }, 'Password length have at most 20'],
  [{ Password: 'abcdef1' }, characters],
])('shows for %o: %s', async (entered, message) => {
  const sent = fakeFetch(visitorAnswers)
  openPage('/registration')
  await press(entered)
  await screen.findByText(message)
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([])
})

test('a visitor without a picture takes their initials, drawn at an address of ours', async () => {
  const sent = fakeFetch(accepted)
  openPage('/registration')
  const user = userEvent.setup()
  const photo = await screen.findByLabelText<HTMLInputElement>('Photo URL')
  expect(photo.value).toBe('')
  await user.type(screen.getByLabelText('Name'), ' Zoë Ng ')
  await user.click(screen.getByRole('button', { name: 'Use my initials' }))
  const address = `${window.location.origin}/media/initials?name=Zo%C3%AB+Ng`
  await waitFor(() => expect(photo.value).toBe(address))
  await press({ Name: '', 'Photo URL': '' })
  await screen.findByText('User Registration Successfully.')
  expect(sent.find(({ call }) => call === 'POST /api/auth/sign-up/email')?.body).toMatchObject({ image: address })
})

test('a visitor without a name yet is asked for it, and the photo stays empty', async () => {
  fakeFetch(visitorAnswers)
  openPage('/registration')
  await userEvent.click(await screen.findByRole('button', { name: 'Use my initials' }))
  await screen.findByText('Name is required')
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  expect(screen.getByLabelText<HTMLInputElement>('Photo URL').value).toBe('')
})

test('an empty form can be pressed, and shows all that is missing', async () => {
  fakeFetch(visitorAnswers)
  openPage('/registration')
  await press({ Name: '', 'Photo URL': '', Email: '', Password: '' })
  for (const name of ['Name', 'Photo URL', 'Email', 'Password']) await screen.findByText(`${name} is required`)
})

test.each([
  { Name: 'A name of 20 letters' },
  { Name: 'A' },
  { Password: 'Abc#12' },
  { Password: 'Abcdefghi#1234567890' },
])('at the limit it is taken: %o', async (entered) => {
  fakeFetch(accepted)
  openPage('/registration')
  await press(entered)
  await screen.findByText('User Registration Successfully.')
})

test('registration names the user, signs out, and ends at login with the e-mail filled in', async () => {
  const sent = fakeFetch(accepted)
  const router = openPage('/registration')
  await press({})
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('ann@example.com')
  const posts = sent.filter(({ call }) => call.startsWith('POST'))
  expect(posts.map(({ call, body }) => [call, body])).toEqual([
    [
      'POST /api/auth/sign-up/email',
      { name: 'Ann Example', image: 'https://example.com/a.png', email: 'ann@example.com', password: 'Abc#123' },
    ],
    ['POST /api/jwt', { email: 'ann@example.com' }],
    ['POST /api/users', { name: 'Ann Example', email: 'ann@example.com' }],
    ['POST /api/auth/sign-out', {}],
  ])
  for (const post of posts.slice(2, 4)) expect(post.headers.get('authorization')).toBe('Bearer access-of-ann')
  expect(localStorage.getItem('access-token')).toBeNull()
})

test('stays on another screen opened during the registration, and shows its result', async () => {
  const { answer, give } = deferred<Response>()
  fakeFetch({ ...accepted, 'POST /api/users': () => answer })
  const router = openPage('/registration')
  await press({})
  await router.navigate('/nowhere')
  await screen.findByText('OOPS...!! Error page Found.')
  give(json({ insertedId: '7' }, 201))
  await screen.findByText('User Registration Successfully.')
  expect(router.state).toMatchObject({ location: { pathname: '/nowhere' }, navigation: { state: 'idle' } })
})

test('a taken e-mail shows the provider’s words', async () => {
  const message = 'User already exists. Use another email.'
  fakeFetch({ ...visitorAnswers, 'POST /api/auth/sign-up/email': json({ message, code: 'X' }, 422) })
  const router = openPage('/registration')
  await press({})
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(router.state.location.pathname).toBe('/registration')
})

test('shows that an account could not be finished, and allows logging in', async () => {
  const sent = fakeFetch({ ...accepted, 'POST /api/users': refused(503, 'The server is busy.') })
  const router = openPage('/registration')
  await press({})
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  const main = within(screen.getByRole('main'))
  expect((await main.findByRole('alert')).textContent).toMatch(
    /isn’t complete yet. Please log in. The server is busy\.$/,
  )
  expect(sent.at(-1)?.call).toBe('POST /api/auth/sign-out')
})

test('redirects a signed-in person', async () => {
  fakeFetch(answersFor('ann@example.com'))
  const router = openPage('/registration')
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

test('the picture next to the form is the brand’s own, if it has one', async () => {
  fakeFetch(visitorAnswers)
  setBrand({ hero: '/casa-hero.webp' })
  onTestFinished(() => setBrand({}))
  openPage('/registration')
  await screen.findByLabelText('Photo URL')
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/casa-hero.webp')
})
