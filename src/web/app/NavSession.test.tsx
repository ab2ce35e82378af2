// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ann } from '../../../test/deal-answers.ts'
import { fetchStandIn } from '../../../test/fetch-stand-in.ts'
import { answersFor, openPage } from '../../../test/open-page.tsx'

test('who logs out on the home page finds the focus on Login', async () => {
  fetchStandIn(answersFor(ann))
  openPage('/')
  await userEvent.click(await screen.findByRole('button', { name: 'LogOut' }))
  expect(document.activeElement).toBe(await screen.findByRole('link', { name: 'Login' }))
})
