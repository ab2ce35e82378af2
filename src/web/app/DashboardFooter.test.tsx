import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, annInPath } from '../../../test/web/sample-answers.ts'

test('a page of the dashboard ends in a footer with the same links, icons and company as everywhere', async () => {
  fakeFetch({ ...answersFor(ann), [`GET /api/wishlist/${annInPath}?limit=24`]: json([]) })
  openPage('/dashboard/wishlist')
  const footer = within(await screen.findByRole('contentinfo'))
  const links = within(footer.getByRole('navigation', { name: 'Footer' })).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['About us', 'Contact', 'All Properties'])
  for (const name of ['Terms', 'Privacy', 'Instagram', 'Facebook', 'LinkedIn']) footer.getByRole('link', { name })
  footer.getByText(/KeyHaven Industries Ltd\./)
})

test('the dashboard has one footer, also after coming from a page with the other', async () => {
  fakeFetch({ ...answersFor(ann), [`GET /api/wishlist/${annInPath}?limit=24`]: json([]) })
  const router = openPage('/terms')
  await screen.findByText('Every home is checked before it goes on show.')
  await router.navigate('/dashboard/wishlist')
  await waitFor(() => expect(screen.queryByText('Every home is checked before it goes on show.')).toBeNull())
  expect(await screen.findAllByRole('contentinfo')).toHaveLength(1)
})
