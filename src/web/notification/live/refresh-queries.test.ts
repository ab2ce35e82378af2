import { InfiniteQueryObserver, type QueryKey, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { queryClient } from '../../platform/api/query-client.ts'
import { queryKeys } from '../../platform/api/query-keys.ts'
import { ownHours, viewingsAhead, viewingsOver } from '../../viewing/viewing.queries.ts'
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

test('a changed viewing refetches upcoming ones and free times, and past ones when they are opened next', async () => {
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

test('finishes loading more rows before a change refetches the list', async () => {
  onTestFinished(() => queryClient.clear())
  const { refresh, end } = queryRefresher()
  onTestFinished(end)
  const asked: number[] = []
  const answers: (() => void)[] = []
  const list = new InfiniteQueryObserver(queryClient, {
    queryKey: queryKeys.property,
    queryFn: ({ pageParam }) => {
      asked.push(pageParam)
      return pageParam === 1 || asked.length > 2
        ? [pageParam]
        : new Promise<number[]>((resolve) => answers.push(() => resolve([pageParam])))
    },
    initialPageParam: 1,
    getNextPageParam: (_page, pages) => (pages.length < 2 ? pages.length + 1 : undefined),
  })
  onTestFinished(list.subscribe(() => {}))
  await expect.poll(() => list.getCurrentResult().data?.pages).toEqual([[1]])
  void list.fetchNextPage()
  await expect.poll(() => asked).toEqual([1, 2])
  refresh([{ topic: 'listings', id: 'one' }])
  await new Promise((resolve) => setTimeout(resolve, 300)) // longer than changes are gathered for
  expect(asked).toEqual([1, 2])
  answers[0]?.()
  await expect.poll(() => list.getCurrentResult().data?.pages).toEqual([[1], [2]])
  await expect.poll(() => asked, { timeout: 5_000 }).toEqual([1, 2, 1, 2])
})

test('keeps the message of a failed query when changes arrive, without a loading state', async () => {
  onTestFinished(() => queryClient.clear())
  const { refresh, end } = queryRefresher()
  onTestFinished(end)
  const states = new Set<string>()
  const gone = () => Promise.reject(new Error('not there'))
  const home = new QueryObserver(queryClient, { queryKey: ['property', 'gone'], queryFn: gone, retry: false })
  onTestFinished(home.subscribe(() => {}))
  await expect.poll(() => home.getCurrentResult().status).toBe('error')
  onTestFinished(home.subscribe(({ status }) => void states.add(status)))
  const other = shown(['property', 'list'])
  await expect.poll(other.asked).toBe(1)
  refresh([{ topic: 'listings', id: 'one' }])
  await expect.poll(other.asked, { timeout: 5_000 }).toBe(2)
  expect([...states]).not.toContain('pending')
})
