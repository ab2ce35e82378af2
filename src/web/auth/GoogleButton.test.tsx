import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { deferred } from '../../../test/server/deferred.ts'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { openPage, visitorAnswers } from '../../../test/web/open-page.tsx'

const google = json({ url: 'https://accounts.google.example/' })

/** A visitor presses the button; Google’s address comes when it is given. */
async function pressed() {
  const { answer, give } = deferred<Response>()
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  onTestFinished(() => leave.mockRestore())
  fakeFetch({ ...visitorAnswers, 'POST /api/auth/sign-in/social': () => answer })
  const router = openPage('/login')
  const button = await screen.findByRole('button', { name: 'Continue with Google' })
  await userEvent.click(button)
  return { router, leave, button, give: () => give(google.clone()), given: answer }
}

test('redirects a waiting visitor to Google', async () => {
  const { leave, give } = await pressed()
  give()
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://accounts.google.example/'))
})

test('does not redirect a visitor who has left the page', async () => {
  const { router, leave, give, given } = await pressed()
  await router.navigate('/nowhere')
  await screen.findByText('OOPS...!! Error page Found.')
  give()
  await given
  await new Promise((resolve) => setImmediate(resolve))
  expect(leave).not.toHaveBeenCalled()
})
