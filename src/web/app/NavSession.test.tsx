import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeFetch } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann } from '../../../test/web/sample-answers.ts'

test('moves the focus to Login after a logout on the home page', async () => {
  fakeFetch(answersFor(ann))
  openPage('/')
  await userEvent.click(await screen.findByRole('button', { name: 'LogOut' }))
  expect(document.activeElement).toBe(await screen.findByRole('link', { name: 'Login' }))
})
