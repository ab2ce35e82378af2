import type { UseQueryResult } from '@tanstack/react-query'
import { FailedState } from '../ui/list/FailedState.tsx'

/** A conversation that could not be loaded, with a retry. */
export const ConversationFailed = ({ query }: { query: Pick<UseQueryResult, 'refetch' | 'isFetching'> }) => (
  <FailedState onRetry={() => void query.refetch()} busy={query.isFetching}>
    This conversation could not be loaded.
  </FailedState>
)
