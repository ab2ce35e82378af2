import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { estimate } from '../../../test/web/sample-answers.ts'

test('what homes like the one that is typed were sold for stands below the price, and checks nothing', async () => {
  const location = '56 Peel Brow BL0 0AG'
  const sent = fakeFetch({
    ...answersFor('ann@example.com', 'agent'),
    [`GET /api/allProperty/places?${new URLSearchParams({ location })}`]: json({
      candidates: [],
      address: {},
      shown: { street: location, town: location },
    }),
    [`GET /api/estimate?${new URLSearchParams({ location, type: 'house', title: 'Cabin' })}`]: json({ estimate }),
  })
  openPage('/addProperty')
  await userEvent.type(await screen.findByLabelText('Title'), 'Cabin')
  await userEvent.type(screen.getByLabelText('Location'), location)
  await userEvent.type(screen.getByLabelText('Price'), '900000')
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'house')
  await screen.findByText('Homes like this sold for £152,000 to £201,000 nearby.')
  expect(screen.getByLabelText('Price').getAttribute('aria-invalid')).not.toBe('true')
  expect(sent.filter(({ call }) => call.startsWith('GET /api/estimate'))).toHaveLength(1)
})
