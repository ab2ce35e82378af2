import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage, visitorAnswers } from '../../../test/web/open-page.tsx'
import { ann, annInPath, cabin, review } from '../../../test/web/sample-answers.ts'

const agent = { _id: 'a1', name: 'Oliver Hartley', photoURL: null, homesForSale: 2, homesSold: '10000+' }
const one = 'GET /api/agents/a1'
const homes = 'GET /api/agents/a1/homes?limit=12'
const reviews = 'GET /api/reviews?agentId=a1&limit=6'

function open(answers: Parameters<typeof fakeFetch>[0] = {}) {
  const given: typeof answers = {
    ...visitorAnswers,
    [one]: json({ ...agent, rating: { average: 4.6, count: 12 } }),
    [homes]: json([{ ...cabin, agentId: 'a1' }]),
    [reviews]: json([
      { ...review, rating: 5, boughtHere: true },
      { ...review, _id: 'r2', rating: 5, byOwnAgent: true },
    ]),
    ...answers,
  }
  fakeFetch(given)
  return { given, router: openPage('/agent/a1') }
}

test('a visitor sees an agent’s name, homes and rating, and no e-mail address', async () => {
  open()
  await screen.findByRole('heading', { level: 1, name: 'Oliver Hartley' })
  screen.getByText('2 homes for sale · More than 10,000 homes sold')
  expect(document.body.textContent).toContain('4.6 from 12 ratings')
  await screen.findByRole('link', { name: 'Details of Cabin on the lake' })
  expect(document.body.textContent).not.toContain('@')
  expect(document.title).toContain('Oliver Hartley')
})

test('reviews say whether their writer bought the home or is its agent', async () => {
  open()
  const cards = within(await screen.findByRole('region', { name: 'Reviews' }))
  await cards.findByText('Bought here')
  cards.getByText('Agent of this home')
  expect(cards.getAllByRole('img', { name: '5 of 5 stars' })).toHaveLength(2)
  expect(cards.getAllByText('21 November 2026, 09:05:07')).toHaveLength(2)
})

test('shows a message for an agent who is gone', async () => {
  open({ [one]: refused(404, 'Gone.') })
  await screen.findByText(/This agent’s page doesn’t exist/)
  screen.getByRole('link', { name: 'Go to the home page' })
})

test('shows messages for an agent without homes and reviews', async () => {
  open({ [homes]: json([]), [reviews]: json([]) })
  await screen.findByText('No home of this agent is for sale right now.')
  await screen.findByText('No reviews of these homes yet.')
})

test('a home that is hidden on its card leaves the agent’s page, which says where hidden homes are', async () => {
  fakeFetch({
    ...answersFor(ann),
    [`GET /api/wishlist/${annInPath}`]: json([]),
    [one]: json(agent),
    [homes]: json([{ ...cabin, agentId: 'a1' }]),
    [reviews]: json([]),
    'PUT /api/hiddenHomes/home-1': json({ modifiedCount: 1 }),
    'GET /api/hiddenHomes?limit=1': json([{}], 200, { 'x-total-count': '1' }),
  })
  openPage('/agent/a1')
  await userEvent.click(await screen.findByRole('button', { name: 'Hide: Cabin on the lake' }))
  await screen.findByText('No home of this agent is left to show. You can bring back homes that you have hidden.')
  expect((await screen.findByRole('link', { name: '1 hidden home' })).getAttribute('href')).toBe('/dashboard/hidden')
})

test('a failed load of an agent can be retried', async () => {
  const { given } = open({ [one]: refused(409, 'No.') })
  await screen.findByText('This agent could not be loaded.')
  given[one] = json(agent)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Oliver Hartley' })
  expect(document.activeElement).not.toBe(document.body)
})
