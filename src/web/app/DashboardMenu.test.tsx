import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { WaitingGroup } from '#contract/figures'
import { describedAs } from '../../../test/web/described-as.ts'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann } from '../../../test/web/sample-answers.ts'

const waiting = (groups: Pick<WaitingGroup, 'kind' | 'total'>[]) =>
  json({ groups: groups.map((group) => ({ ...group, rows: [] })) })

const menu = () => screen.findByRole('navigation', { name: 'Dashboard' })

test('the menu says how much waits on each page, and names stay as they are', async () => {
  fakeFetch({
    ...answersFor(ann, 'admin'),
    'GET /api/figures/waiting': waiting([
      { kind: 'pending', total: 3 },
      { kind: 'edited', total: 2 },
      { kind: 'report', total: '99+' },
      { kind: 'viewing', total: 1 },
    ]),
  })
  openPage('/dashboard/security')
  const links = within(await menu())
  await waitFor(() => expect(describedAs(links.getByRole('link', { name: 'Manage Properties' }))).toBe('5 waiting'))
  expect(describedAs(links.getByRole('link', { name: 'Reports' }))).toBe('99+ waiting')
  expect(describedAs(links.getByRole('link', { name: 'Viewings' }))).toBe('1 waiting')
  expect(describedAs(links.getByRole('link', { name: 'Messages' }))).toBe('')
})

test('All pages shows the whole menu, and closes when one is chosen', async () => {
  fakeFetch(answersFor(ann))
  const router = openPage('/dashboard/contact')
  const nav = within(await menu())
  const button = nav.getByRole('button', { name: 'All pages' })
  expect(nav.getAllByRole('link', { name: 'Viewings' })).toHaveLength(1)
  await userEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')
  if (!panel) throw new Error('no panel')
  expect(
    within(panel)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'My Profile',
    'Wishlist',
    'Property Bought',
    'My Reviews',
    'Messages',
    'Viewings',
    'Saved searches',
    'Security',
    'Home',
    'Contact',
  ])
  await userEvent.click(within(panel).getByRole('link', { name: 'Security' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/security'))
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

test('the folded menu of the nav bar leads to one’s own pages, too', async () => {
  fakeFetch(answersFor(ann))
  openPage('/')
  await screen.findByRole('button', { name: 'LogOut' })
  const bar = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(bar.queryByRole('link', { name: 'Saved searches' })).toBeNull()
  await userEvent.click(bar.getByRole('button', { name: 'Menu' }))
  await bar.findByRole('link', { name: 'Saved searches' })
  expect(bar.getAllByRole('link', { name: 'Home' })).toHaveLength(1)
})
