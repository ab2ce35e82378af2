import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeFetch, json, refused } from '../../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../../test/web/open-page.tsx'
import { ann } from '../../../../test/web/sample-answers.ts'

const LIST = 'GET /api/jobs/failed?limit=30'
const RETRY = 'POST /api/jobs/7/retry'
const job = {
  _id: '7',
  name: 'sendMail',
  attempts: 25,
  failedAt: '2026-11-21T14:05:00.000Z',
  error: 'Error: no such mailbox',
}

test('an admin sees why a job failed, and has it tried again', async () => {
  const sent = fakeFetch({ ...answersFor(ann, 'admin'), [LIST]: json([job]), [RETRY]: json({ modifiedCount: 1 }) })
  openPage('/dashboard/failedJobs')
  await screen.findByText('Error: no such mailbox')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Trying again.')
  expect(sent.some(({ call }) => call === RETRY)).toBe(true)
})

test('shows when another admin has retried the job', async () => {
  fakeFetch({ ...answersFor(ann, 'admin'), [LIST]: json([job]), [RETRY]: refused(404, 'This job hasn’t failed.') })
  openPage('/dashboard/failedJobs')
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('This job hasn’t failed.')
})

test('shows a message when no job has failed', async () => {
  fakeFetch({ ...answersFor(ann, 'admin'), [LIST]: json([]) })
  openPage('/dashboard/failedJobs')
  expect(await screen.findByText('No failed jobs.')).toBeTruthy()
})
