import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Property } from '#contract/property'
import { deferred } from '../../../test/server/deferred.ts'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { fakeUpload, stored } from '../../../test/web/fake-upload.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ownCabin } from '../../../test/web/sample-answers.ts'

const put = 'PUT /api/allProperty/p1'

function open(home: Property | Response, more: Parameters<typeof fakeFetch>[0] = {}) {
  const one = home instanceof Response ? home : json(home)
  const sent = fakeFetch({ ...answersFor('ann@example.com', 'agent'), 'GET /api/allProperty/p1': one, ...more })
  return { sent, router: openPage('/dashboard/update/p1') }
}
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Update' }))

test('the form begins with the home as it is, and asks for its picture', async () => {
  open(ownCabin)
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe(ownCabin.title)
  expect(screen.getByRole('img', { name: 'The picture that is shown now' }).getAttribute('src')).toBe(
    ownCabin.propertyImage,
  )
  await press()
  await screen.findByText('Property image is required')
})

test.each(['Title', 'Location', 'Price'])('%s is required', async (label) => {
  open(ownCabin)
  await userEvent.clear(await screen.findByLabelText(label))
  await press()
  await screen.findByText(`${label} is required`)
})

test('an update sends title, location, price and the new picture', async () => {
  fakeUpload(() => stored('/media/new.webp'))
  const { sent, router } = open(ownCabin, { [put]: json({ modifiedCount: 1 }) })
  await userEvent.clear(await screen.findByLabelText('Price'))
  await userEvent.type(screen.getByLabelText('Price'), '300000')
  await userEvent.upload(screen.getByLabelText('Property image'), new File(['x'], 'a.jpg', { type: 'image/jpeg' }))
  await press()
  await screen.findByText('Property updated.')
  const { title, location } = ownCabin
  const body = { title, location, price: '300000', propertyImage: '/media/new.webp' }
  expect(sent.find(({ call }) => call === put)?.body).toEqual(body)
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/addAgentProperty'))
})

test('leaving while an update is being sent doesn’t navigate back, and shows the result', async () => {
  fakeUpload(() => stored('/media/new.webp'))
  const { answer, give } = deferred<Response>()
  const { sent, router } = open(ownCabin, { [put]: () => answer })
  const picture = new File(['x'], 'a.jpg', { type: 'image/jpeg' })
  await userEvent.upload(await screen.findByLabelText('Property image'), picture)
  await press()
  await waitFor(() => expect(sent.some(({ call }) => call === put)).toBe(true))
  await router.navigate('/dashboard/contact')
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await screen.findByLabelText('Subject')
  give(json({ modifiedCount: 1 }))
  await screen.findByText('Property updated.')
  expect(router.state).toMatchObject({ location: { pathname: '/dashboard/contact' }, navigation: { state: 'idle' } })
})

test.each([
  ['rejected', { ...ownCabin, status: 'rejected', rejectionReason: 'Too dark.' } as Property, 'The reason: Too dark.'],
  ['sold', { ...ownCabin, sold: true }, 'This home is sold'],
  ['another agent’s', { ...ownCabin, email: 'bob@example.com' }, 'isn’t one of your listings'],
  ['gone', refused(404, 'Gone.'), 'isn’t one of your listings'],
])('a home that is %s has no form, and the page says why', async (_name, home, message) => {
  open(home)
  await screen.findByText(message, { exact: false })
  expect(screen.queryByLabelText('Title')).toBeNull()
  screen.getByRole('link', { name: 'See your properties' })
})
