import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, annInPath, wish } from '../../../test/web/sample-answers.ts'

const one = `GET /api/wishlist/${annInPath}/wish-1`
const two = `GET /api/wishlist/${annInPath}/wish-2`
const amount = () => screen.findByLabelText<HTMLInputElement>('Offered amount')

test('clears the form when a buyer opens another wish', async () => {
  fakeFetch({
    ...answersFor(ann),
    [one]: json(wish),
    [two]: json({ ...wish, _id: 'wish-2', propertyId: 'home-2', title: 'Barn' }),
  })
  const router = openPage(`/dashboard/makeOffer/${ann}/wish-1`)
  await amount()
  await router.navigate(`/dashboard/makeOffer/${ann}/wish-2`)
  await screen.findByDisplayValue('Barn')
  await userEvent.type(await amount(), '250000')
  await router.navigate(-1)
  await screen.findByDisplayValue(wish.title)
  expect((await amount()).value).toBe('')
})

test('a retry to load a wish keeps the focus on the page', async () => {
  const answers = [refused(409, 'No.')]
  fakeFetch({ ...answersFor(ann), [one]: () => answers.shift() ?? json(wish) })
  openPage(`/dashboard/makeOffer/${ann}/wish-1`)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await amount()
  expect(document.activeElement).not.toBe(document.body)
})

test('a home that is gone by the time of an offer says so and leads to others, as trying again would be in vain', async () => {
  const gone = 'This property doesn’t exist or was removed.'
  fakeFetch({ ...answersFor(ann), 'POST /api/wishlist': refused(404, gone) })
  openPage('/dashboard/offer/home-1')
  expect((await screen.findByRole('link', { name: 'See other homes' })).getAttribute('href')).toBe('/allProperty')
  expect(screen.getByText(gone, { selector: 'main *' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
