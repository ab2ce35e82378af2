import type { UseQueryResult } from '@tanstack/react-query'
import { FailedState } from '../ui/list/FailedState.tsx'

export const ConversationFailed = ({ query }: { query: Pick<UseQueryResult, 'refetch' | 'isFetching'> }) => (
  <FailedState onRetry={() => void query.refetch()} busy={query.isFetching}>
    This conversation could not be loaded.
  </FailedState>
)
