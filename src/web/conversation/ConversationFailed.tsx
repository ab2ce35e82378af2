import type { UseQueryResult } from '@tanstack/react-query'
import * as t from '#messages/conversation'
import { FailedState } from '../ui/list/FailedState.tsx'

export const ConversationFailed = ({ query }: { query: Pick<UseQueryResult, 'refetch' | 'isFetching'> }) => (
  <FailedState onRetry={() => void query.refetch()} busy={query.isFetching}>
    {t.oneFailed()}
  </FailedState>
)
