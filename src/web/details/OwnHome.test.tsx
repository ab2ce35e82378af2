import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Property } from '#contract/property'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, annInPath, aroundHome, ownCabin } from '../../../test/web/sample-answers.ts'

function open(home: Property, role: 'agent' | 'admin') {
  fakeFetch({
    ...answersFor(ann, role),
    ...aroundHome(home),
    [`GET /api/allProperty/${home._id}`]: json(home),
    [`GET /api/wishlist/${annInPath}`]: json([]),
    [`GET /api/figures/homes?ids=${home._id}`]: json({
      homes: [{ _id: home._id, views: 1234, wishes: 5, offers: '10000+' }],
    }),
  })
  openPage(`/propertyDetails/${home._id}`)
}
const aside = async () => within(await screen.findByRole('complementary', { name: 'Price and agent' }))
const reviews = () => screen.findByRole('heading', { name: 'Reviews of this home' })

test('an agent finds the figures of their own home and the way to update it, and no Review', async () => {
  open(ownCabin, 'agent')
  const update = await (await aside()).findByRole('link', { name: 'Update' })
  expect(update.getAttribute('href')).toBe('/dashboard/update/p1')
  await screen.findByText('1,234')
  expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(['1,234', '5', '10,000+'])
  await reviews()
  for (const name of ['Review', 'Ask for a viewing', 'Add to wishlist', 'Ask Ann Example'])
    expect(screen.queryByRole('button', { name }), name).toBeNull()
})

test('an agent sees their home as buyers do, with buttons that can’t be pressed, and goes back', async () => {
  open(ownCabin, 'agent')
  await userEvent.click(await screen.findByRole('link', { name: 'How buyers see it' }))
  await screen.findByText('This is how buyers see your home')
  for (const name of ['Review', 'Ask for a viewing', 'Add to wishlist', 'Ask Ann Example'])
    expect((screen.queryByText(name) ?? screen.getByLabelText(name)).closest('[inert]'), name).not.toBeNull()
  expect(screen.queryByRole('link', { name: 'Update' })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Back to your own view' }))
  await screen.findByRole('link', { name: 'Update' })
})

test('a home that is not for sale is not shown as to buyers, and a sold one can’t be updated', async () => {
  open({ ...ownCabin, sold: true }, 'agent')
  await screen.findByText('1,234')
  for (const name of ['Update', 'How buyers see it']) expect(screen.queryByRole('link', { name })).toBeNull()
})

test('an admin finds no Review on the home of another agent', async () => {
  open({ ...ownCabin, email: 'oliver@example.com' }, 'admin')
  await reviews()
  await (await aside()).findByRole('button', { name: 'Ask for a viewing' })
  expect(screen.queryByRole('button', { name: 'Review' })).toBeNull()
})
