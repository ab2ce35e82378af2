import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Review } from '#contract/review'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, annInPath, aroundHome, cabin, review } from '../../../test/web/sample-answers.ts'

const home = { ...cabin, agentId: 'agent-1' }
const aboutHome = { ...review, _id: 'own', propertyId: home._id, reviewDescription: 'The home itself.' }
const aboutOthers = (count: number): Review[] =>
  Array.from({ length: count }, (_, at) => ({
    ...review,
    _id: `other-${at}`,
    propertyId: `other-${at}`,
    propertyTitle: `Barn ${at}`,
  }))

async function open(ofAgent: Review[], total: number) {
  fakeFetch({
    ...answersFor(ann),
    ...aroundHome(home),
    'GET /api/allProperty/home-1': json(home),
    [`GET /api/wishlist/${annInPath}`]: json([]),
    'GET /api/agents/agent-1': json({ _id: 'agent-1', name: home.name, photoURL: null, homesForSale: 1, homesSold: 0 }),
    'GET /api/reviews?propertyId=home-1&limit=6': json([aboutHome]),
    'GET /api/reviews?agentId=agent-1&limit=6': json(ofAgent, 200, { 'x-total-count': `${total}` }),
  })
  openPage('/propertyDetails/home-1')
  return within(await screen.findByRole('region', { name: 'Reviews of Oliver Hartley’s other homes' }))
}

test('two reviews of the agent’s other homes are shown, and all at a press', async () => {
  const section = await open([aboutHome, ...aboutOthers(5)], 9)
  expect(await section.findAllByRole('article')).toHaveLength(2)
  const all = section.getByRole('button', { name: 'Show all 8' })
  await userEvent.click(all)
  expect(section.getAllByRole('article')).toHaveLength(5)
  expect(document.activeElement).toBe(all)
  await userEvent.click(section.getByRole('button', { name: 'Show fewer' }))
  expect(section.getAllByRole('article')).toHaveLength(2)
})

test('two reviews are all there are', async () => {
  const section = await open([...aboutOthers(2), aboutHome], 3)
  expect(await section.findAllByRole('article')).toHaveLength(2)
  expect(section.queryByRole('button')).toBeNull()
})

test('reviews of this home are none of other homes', async () => {
  const section = await open([aboutHome], 1)
  await section.findByText('No reviews of this agent’s other homes yet.')
})
