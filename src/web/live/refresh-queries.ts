import type { EventTopic } from '#contract/news/event'
import { queryClient } from '../api/query-client.ts'
import type { News } from './follow-events.ts'
import { keysOf } from './topic-keys.ts'

/** Events that come close together are one refresh. */
const GATHER_MS = 100
const BUSY_MS = 250
/** An action that takes longer is not waited for. */
const MAX_WAIT_MS = 10_000

/**
 * Asks again for what has changed, where a page shows it. While an action is under way it waits, so that its own answer is shown first. A
 * page that nobody sees asks when it comes into view.
 */
export function queryRefresher() {
  const due = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let dueSince = 0

  function refresh(): void {
    timer = undefined
    if (queryClient.isMutating() > 0 && Date.now() - dueSince < MAX_WAIT_MS) {
      wait(BUSY_MS)
      return
    }
    const refetchType = document.visibilityState === 'visible' ? 'active' : 'none'
    for (const key of due) void queryClient.invalidateQueries({ queryKey: [key], refetchType })
    due.clear()
  }
  function wait(ms: number): void {
    timer ??= setTimeout(refresh, ms)
  }

  return {
    refresh(news: News): void {
      const topics: EventTopic[] =
        news === 'all' ? (Object.keys(keysOf) as EventTopic[]) : news.map(({ topic }) => topic) // its keys
      if (due.size === 0) dueSince = Date.now()
      for (const topic of topics) for (const key of keysOf[topic] ?? []) due.add(key) // a newer server may know more topics
      if (due.size > 0) wait(GATHER_MS)
    },
    end: () => clearTimeout(timer),
  }
}
