import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { aroundHome, cabin } from '../../../test/web/sample-answers.ts'

const checkedAt = '2026-11-21T12:00:00.000Z'

test('a buyer reads what was checked, when, and what could not be', async () => {
  fakeFetch({
    ...answersFor('ada@example.com'),
    ...aroundHome(cabin),
    [`GET /api/allProperty/${cabin._id}`]: json(cabin),
    [`GET /api/allProperty/${cabin._id}/checks`]: json({
      checks: [
        { check: 'pictures', outcome: 'clear', checkedAt },
        { check: 'text', outcome: 'lookedAt', checkedAt },
        { check: 'price', outcome: 'notMade', checkedAt },
      ],
    }),
  })
  openPage(`/propertyDetails/${cabin._id}`)
  const section = within(await screen.findByRole('region', { name: 'What was checked' }))
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'No picture of another listing21 November 2026',
    'Text compared with those of other listings21 November 2026',
    'Not made: its price compared with what was paid nearby21 November 2026',
  ])
})
