import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeFetch, json, refused } from '../../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../../test/web/open-page.tsx'

const csv = 'GET /api/exports/people.csv'

function open(answer: Response) {
  const saved: string[] = []
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  onTestFinished(() => press.mockRestore())
  const sent = fakeFetch({
    ...answersFor('ada@example.com', 'admin'),
    'GET /api/users?limit=20': json([]),
    [csv]: answer,
  })
  openPage('/dashboard/manageUsers')
  return { sent, saved }
}

test('an admin downloads all people; the token goes in a header', async () => {
  const { sent, saved } = open(new Response('name,email\r\n', { headers: { 'content-type': 'text/csv' } }))
  await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }))
  await waitFor(() => expect(saved).toEqual(['people.csv']))
  const asked = sent.find(({ call }) => call === csv)
  expect(asked?.headers.get('authorization')).toBe('Bearer access-of-ann')
})

test('shows the server’s error for a failed download, and allows a retry', async () => {
  const { saved } = open(refused(429, 'Too many attempts.'))
  const button = await screen.findByRole('button', { name: 'Download CSV' })
  await userEvent.click(button)
  await screen.findByText('The file could not be downloaded.')
  await screen.findByText('Too many attempts.')
  expect(saved).toEqual([])
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
})
