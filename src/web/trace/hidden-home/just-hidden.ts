import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useSession } from '../../platform/session/session.ts'

const NONE: string[] = []

const justHiddenBy = (email: string) =>
  queryOptions({ queryKey: ['justHidden', email], queryFn: () => NONE, enabled: false, initialData: NONE })

/** Removes a home from visible lists, which otherwise keep their rows until they are opened again (P-183). */
export const noteHidden = (client: QueryClient, email: string, id: string, isHidden: boolean): void =>
  void client.setQueryData(justHiddenBy(email).queryKey, (ids = NONE) =>
    isHidden ? [...ids, id] : ids.filter((one) => one !== id),
  )

export function useJustHidden(): string[] {
  const session = useSession()
  return useQuery(justHiddenBy(session.status === 'signedIn' ? session.email : '')).data
}
