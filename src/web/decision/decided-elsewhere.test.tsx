import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ownCabin } from '../../../test/web/sample-answers.ts'
import { queryClient } from '../platform/api/query-client.ts'
import { queryKeys } from '../platform/api/query-keys.ts'

const filtered = 'GET /api/allProperty?status=pending&limit=20'
const pending = { ...ownCabin, status: undefined }
const barn = { ...pending, _id: 'p2', title: 'Barn' }

test('shows another admin’s decision in place under a filter', async () => {
  const answers: Parameters<typeof fakeFetch>[0] = {
    ...answersFor('ada@example.com', 'admin'),
    [filtered]: json([pending, barn]),
    'GET /api/allProperty?ids=p1': json([{ ...pending, status: 'rejected', rejectionReason: 'Too dark.' }]),
  }
  fakeFetch(answers)
  openPage('/dashboard/manageProperties?status=pending')
  const row = within(await screen.findByRole('row', { name: /^Cabin on the lake/ }))
  row.getByRole('button', { name: 'Verify' })
  answers[filtered] = json([barn])
  await queryClient.invalidateQueries({ queryKey: queryKeys.property })
  await row.findByText('rejected')
  expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Delete'])
})
