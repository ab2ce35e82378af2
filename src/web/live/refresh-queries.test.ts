import { type QueryKey, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { ownHours, viewingsAhead, viewingsOver } from '../viewing/queries/viewing.queries.ts'
import { queryRefresher } from './refresh-queries.ts'

const TIMES = ['viewings', 'times', 'a home']

/** A part of the page that shows the query while it is open; says how often it was asked for. */
function shown(queryKey: QueryKey) {
  let asked = 0
  const observer = new QueryObserver(queryClient, { queryKey, queryFn: () => ++asked })
  const close = observer.subscribe(() => {})
  onTestFinished(close)
  return { asked: () => asked, close }
}

test('news of a viewing asks for what lies ahead and is free again, and for what is over when that is opened next', async () => {
  onTestFinished(() => queryClient.clear())
  const { refresh, end } = queryRefresher()
  onTestFinished(end)
  const over = shown(viewingsOver('buyer').queryKey)
  const others = [viewingsAhead('buyer').queryKey, TIMES, ownHours.queryKey].map(shown)
  await expect.poll(() => [over, ...others].map(({ asked }) => asked())).toEqual([1, 1, 1, 1])
  refresh([{ topic: 'viewings', id: 'one' }])
  await expect.poll(() => others.map(({ asked }) => asked()), { timeout: 5_000 }).toEqual([2, 2, 2])
  expect(over.asked()).toBe(1)
  over.close()
  const again = shown(viewingsOver('buyer').queryKey)
  await expect.poll(again.asked).toBe(1)
})
