import { keepPreviousData, type QueryClient, queryOptions, useQueries } from '@tanstack/react-query'
import { type Note, noteApi, type SharedNote } from '#contract/note'
import { call } from '../../platform/api/call.ts'
import { queryKeys } from '../../platform/api/query-keys.ts'

const all = queryKeys.note

/**
 * `own`: the person's notes by the home's id. `shared`: the notes shared by `partner`, with whom they share the
 * wishlist.
 */
export type Notes = {
  own: Record<string, Note>
  shared: Record<string, SharedNote>
  partner: string | undefined
}

export const notesOf = (ids: string[]) =>
  queryOptions({
    queryKey: [...all, ...ids],
    queryFn: async (): Promise<Notes> => {
      const { notes, shared, partner } = await call(noteApi.list, { query: { ids: ids.join(',') } })
      return { own: byHome(notes), shared: byHome(shared), partner }
    },
    enabled: ids.length > 0,
  })

const byHome = <One extends { propertyId: string }>(notes: One[]): Record<string, One> =>
  Object.fromEntries(notes.map((note) => [note.propertyId, note]))

/** Shows a saved note wherever its home is shown. Cancels pending requests, whose responses may be older. */
export async function showNote(client: QueryClient, note: Note): Promise<void> {
  const isOfHome = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey.includes(note.propertyId)
  const ofHome = { queryKey: all, predicate: isOfHome }
  await client.cancelQueries(ofHome)
  client.setQueriesData<Notes>(ofHome, (notes) => notes && { ...notes, own: { ...notes.own, [note.propertyId]: note } })
}

export function useNotesOfList(pages: { rows: { propertyId: string }[] }[] | undefined) {
  const lists = useQueries({
    queries: (pages ?? []).map(({ rows }) => ({
      ...notesOf(rows.map(({ propertyId }) => propertyId)),
      placeholderData: keepPreviousData, // the others' notes stay when a home leaves the list
    })),
  })
  const known = lists.flatMap(({ data }) => data ?? [])
  return {
    own: Object.assign({}, ...known.map(({ own }) => own)) as Notes['own'],
    shared: Object.assign({}, ...known.map(({ shared }) => shared)) as Notes['shared'],
    partner: known[0]?.partner,
    isLoaded: known.length === lists.length,
    hasFailed: lists.some(({ data, isError }) => !data && isError),
    retry: () => {
      for (const { data, refetch } of lists) if (!data) void refetch()
    },
  }
}
