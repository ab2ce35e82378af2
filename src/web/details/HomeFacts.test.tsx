import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { figureNames } from '#contract/home-figures'
import { fullHome } from '../../../test/people/full-home.ts'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, annInPath, cabin } from '../../../test/web/sample-answers.ts'

async function factsOf(figures: object) {
  fakeFetch({
    ...answersFor(ann),
    'GET /api/allProperty/home-1': json({ ...cabin, ...figures }),
    [`GET /api/wishlist/${annInPath}`]: json([]),
  })
  openPage('/propertyDetails/home-1')
  return within(await screen.findByRole('region', { name: 'Facts and features' }))
}
const figures = (count: number) => Object.fromEntries(figureNames.slice(0, count).map((name) => [name, fullHome[name]]))

test('more than six figures are folded on phones until they are asked for', async () => {
  const facts = await factsOf(figures(7))
  const button = await facts.findByRole('button', { name: 'Show all' })
  const list = document.getElementById(button.getAttribute('aria-controls') ?? '')
  expect([button.getAttribute('aria-expanded'), list?.classList.contains('max-sm:hidden')]).toEqual(['false', true])
  await userEvent.click(button)
  facts.getByRole('button', { name: 'Show less', expanded: true })
  expect(list?.classList.contains('max-sm:hidden')).toBe(false)
})

test('six figures are shown without a button', async () => {
  const facts = await factsOf(figures(6))
  await facts.findByRole('heading', { name: 'Building' })
  expect(facts.queryByRole('button')).toBeNull()
})
