import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann } from '../../../test/web/sample-answers.ts'

const put = 'PUT /api/contactsShown'

test('an agent sets what buyers see of contacts', async () => {
  const sent = fakeFetch({
    ...answersFor(ann, 'agent'),
    'GET /api/contactsShown': json({ contactsShown: 'name' }),
    [put]: json({ modifiedCount: 1 }),
  })
  openPage('/dashboard/agentProfile')
  const select = await screen.findByLabelText<HTMLSelectElement>('What buyers see')
  expect(select.value).toBe('name')
  await userEvent.selectOptions(select, 'Name, picture, telephone and email')
  await screen.findByText('Saved.')
  expect(sent.find(({ call }) => call === put)?.body).toEqual({ contactsShown: 'all' })
})
