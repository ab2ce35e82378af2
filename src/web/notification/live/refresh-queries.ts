import type { QueryKey, QueryState } from '@tanstack/react-query'
import type { EventTopic } from '#contract/event'
import { queryClient } from '../../platform/api/query-client.ts'
import type { EventBatch } from './follow-events.ts'
import { keysOf, refetchedWhenOpened } from './topic-keys.ts'

const GATHER_MS = 100
const BUSY_MS = 250
const MAX_WAIT_MS = 10_000

const isBusy = (): boolean =>
  queryClient.isMutating() > 0 ||
  queryClient.isFetching({ predicate: ({ state }) => state.fetchMeta?.fetchMore !== undefined }) > 0

/**
 * Refetches the visible queries of changed topics. Waits while an action runs, so that its own result appears first,
 * and while a list loads more rows. A hidden page refetches when it becomes visible. Failed queries keep their message.
 */
export function queryRefresher() {
  const due = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let dueSince = 0

  function refresh(): void {
    timer = undefined
    if (isBusy() && Date.now() - dueSince < MAX_WAIT_MS) {
      wait(BUSY_MS)
      return
    }
    const refetchType = document.visibilityState === 'visible' ? 'active' : 'none'
    for (const key of due)
      void queryClient.invalidateQueries({
        queryKey: [key],
        refetchType,
        predicate: ({ queryKey, state }) => !waits(queryKey) && !hasOnlyFailed(state),
      })
    for (const key of refetchedWhenOpened)
      if (due.has(key[0])) void queryClient.invalidateQueries({ queryKey: key, refetchType: 'none' })
    due.clear()
  }
  function wait(ms: number): void {
    timer ??= setTimeout(refresh, ms)
  }

  return {
    refresh(batch: EventBatch): void {
      const topics: EventTopic[] =
        batch === 'all' ? (Object.keys(keysOf) as EventTopic[]) : batch.map(({ topic }) => topic) // its keys
      if (due.size === 0) dueSince = Date.now()
      for (const topic of topics) for (const [key] of keysOf[topic] ?? []) due.add(key) // a newer server may send unknown topics
      if (due.size > 0) wait(GATHER_MS)
    },
    end: () => clearTimeout(timer),
  }
}

const waits = (key: QueryKey): boolean =>
  refetchedWhenOpened.some(([first, part]) => key[0] === first && key[1] === part)

const hasOnlyFailed = ({ status, data }: QueryState): boolean => status === 'error' && data === undefined
