import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test } from 'vitest'
import { setBrand } from '#contract/brand'
import { deferred } from '../../../test/server/deferred.ts'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { openPage, site, visitorAnswers } from '../../../test/web/open-page.tsx'
import { cabin, review } from '../../../test/web/sample-answers.ts'
import { queryClient } from '../platform/api/query-client.ts'

const homes = 'GET /api/allProperty/status?limit=4'
const reviews = 'GET /api/reviews?limit=3'
const sections = [
  [homes, json([cabin]), 'Properties For You.', 'Cabin on the lake', 'The newest homes could not be loaded.'],
  [reviews, json([review]), 'Latest Reviews', 'We slept well.', 'The reviews could not be loaded.'],
] as const

function open(answers: Parameters<typeof fakeFetch>[0]) {
  const given: typeof answers = { ...visitorAnswers, [homes]: json([]), [reviews]: json([]), ...answers }
  fakeFetch(given)
  openPage('/')
  return given
}
const section = async (name: string) => within(await screen.findByRole('region', { name }))

test('a brand’s own picture has the shade by which the text over it can be read', async () => {
  setBrand({ hero: '/casa-hero.webp' })
  onTestFinished(() => setBrand({}))
  open({})
  await screen.findByRole('heading', { level: 1 })
  const picture = document.querySelector('img[src="/casa-hero.webp"]')
  expect(picture?.parentElement?.className).toContain('hero-picture')
})

test.each(sections)('keeps the content when a refetch fails: %s', async (call, answer, name, text) => {
  const given = open({ [call]: answer })
  const shown = await section(name)
  await shown.findByText(text)
  given[call] = refused(409, 'No.')
  await queryClient.invalidateQueries()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  shown.getByText(text)
})

test.each(sections)(
  'who tries again what could not be loaded stays in its section: %s',
  async (call, answer, name, text, failed) => {
    const given = open({ [call]: refused(409, 'No.') })
    const shown = await section(name)
    await shown.findByText(failed)
    given[call] = answer
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await shown.findByText(text)
    expect(screen.getByRole('region', { name }).contains(document.activeElement)).toBe(true)
  },
)

test('the card of a review carries its id', async () => {
  open({ [reviews]: json([review]) })
  const card = (await screen.findByText(review.reviewDescription)).closest('article')
  expect(card?.id).toBe(review._id)
})

test('a visitor reads that there are no homes and no reviews yet', async () => {
  open({})
  await screen.findByText('No homes for sale right now. Please check back soon.')
  await screen.findByText('No one has written a review yet. Yours can be the first.')
})

test('prices have no sign until the site has said its currency, so that none is ever wrong', async () => {
  const { answer, give } = deferred<Response>()
  open({ [homes]: json([{ ...cabin, price: '325000' }]), 'GET /api/site': () => answer })
  const shown = await section('Properties For You.')
  await shown.findByText('325,000')
  give(json({ ...site, currency: 'GBP' }))
  await shown.findByText('£325,000')
})

test.each([
  ['lake house', '/allProperty?q=lake+house'],
  ['  ', '/allProperty'],
])('a visitor who searches for %j comes to those homes by login', async (words, wanted) => {
  fakeFetch({ ...visitorAnswers, [homes]: json([]), [reviews]: json([]) })
  const router = openPage('/')
  await userEvent.type(await screen.findByLabelText('Search'), words)
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: wanted } }))
})

test('the sections stand in the order of the specification', async () => {
  open({})
  await screen.findByRole('heading', { name: 'Latest Reviews' })
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings.slice(0, 3)).toEqual(['Properties For You.', 'Latest Reviews', 'Unlock Opportunities'])
})
