import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann } from '../../../test/web/sample-answers.ts'
import { feed } from '../../../test/web/sample-feed.ts'

test.each([
  ['deleted', json({ deletedCount: 1 })],
  ['deleted elsewhere meanwhile', refused(404, 'Not found.')],
])('a feed that is %s stays, says so, and takes no more presses', async (_how, answer) => {
  fakeFetch({
    ...answersFor(ann, 'agent'),
    'GET /api/feeds?limit=24': json([feed]),
    'GET /api/feedAddress': json({}),
    'DELETE /api/feeds/feed-1': answer,
  })
  openPage('/dashboard/feeds')
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await userEvent.click(screen.getByRole('button', { name: 'Yes, delete it!' }))
  const card = screen.getByRole('article', { name: 'Stock' })
  await within(card).findByText('Deleted')
  expect(within(card).getByText('Run now').closest('.invisible')).not.toBeNull()
  expect(within(card).getByText('Last runs').closest('.invisible')).not.toBeNull()
})
