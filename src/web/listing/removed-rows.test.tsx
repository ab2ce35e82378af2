// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeFetch } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann } from '../../../test/web/sample-answers.ts'

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const focused = () => document.activeElement

async function openForm() {
  fakeFetch({ ...answersFor(ann, 'agent') })
  openPage('/addProperty')
  await screen.findByLabelText('Title')
}

test('the focus goes to the next row when a tour is removed, and stays in the group without one', async () => {
  await openForm()
  for (const _tour of [1, 2]) await press('Add a tour')
  await press('Remove tour 2')
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Remove tour 1' })))
  await userEvent.keyboard('{Enter}')
  const tours = within(screen.getByRole('group', { name: 'Tours and videos' }))
  await waitFor(() => expect(focused()?.contains(tours.getByRole('button', { name: 'Add a tour' }))).toBe(true))
  expect(focused()).not.toBe(document.body)
})

test('the focus goes to the row before when the last open time is removed', async () => {
  await openForm()
  for (const _openTime of [1, 2]) await press('Add an open time')
  const [first, last] = screen.getAllByRole('button', { name: /^Remove open time/i })
  if (!last) throw new Error('there are no two open times')
  await userEvent.click(last)
  await waitFor(() => expect(focused()).toBe(first))
})
