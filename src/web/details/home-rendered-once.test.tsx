import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { shownDescription } from '#contract/shown-texts'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, annInPath, cabin } from '../../../test/web/sample-answers.ts'
import { queryClient } from '../platform/api/query-client.ts'
import { propertyKeys } from '../property/property.queries.ts'

vi.mock('#contract/shown-texts', { spy: true })

test('the page of a home is not rendered again when a refetch brings the same home', async () => {
  const sent = fakeFetch({
    ...answersFor(ann),
    'GET /api/allProperty/home-1': async () => {
      await new Promise((resolve) => setTimeout(resolve, 20)) // long enough that the page learns of the refetch
      return json(cabin)
    },
    [`GET /api/wishlist/${annInPath}`]: json([]),
  })
  openPage('/propertyDetails/home-1')
  await screen.findByRole('heading', { name: cabin.title })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const before = sent.length
  expect(shownDescription).toHaveBeenCalled()
  vi.mocked(shownDescription).mockClear()
  await act(() => queryClient.invalidateQueries({ queryKey: propertyKeys.one('home-1') }))
  expect(sent.slice(before).map(({ call }) => call)).toContain('GET /api/allProperty/home-1')
  expect(shownDescription).not.toHaveBeenCalled()
})
