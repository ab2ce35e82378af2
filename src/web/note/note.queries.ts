import { keepPreviousData, type QueryClient, queryOptions, useQueries } from '@tanstack/react-query'
import { type Note, noteApi } from '#contract/note'
import { call } from '../platform/api/call.ts'
import { queryKeys } from '../platform/api/query-keys.ts'

const all = queryKeys.note

/** `own`: the person's notes, by the home's id. */
export type Notes = { own: Record<string, Note> }

export const notesOf = (ids: string[]) =>
  queryOptions({
    queryKey: [...all, ...ids],
    queryFn: async (): Promise<Notes> => {
      const { notes } = await call(noteApi.list, { query: { ids: ids.join(',') } })
      return { own: Object.fromEntries(notes.map((note) => [note.propertyId, note])) }
    },
    enabled: ids.length > 0,
  })

/** Shows a saved note wherever its home is shown. An answer that is still on its way may be from before. */
export async function showNote(client: QueryClient, note: Note): Promise<void> {
  const isOfHome = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey.includes(note.propertyId)
  const ofHome = { queryKey: all, predicate: isOfHome }
  await client.cancelQueries(ofHome)
  client.setQueriesData<Notes>(ofHome, (notes) => ({ ...notes, own: { ...notes?.own, [note.propertyId]: note } }))
}

/** The notes on the homes of a list, one call for each of its pages. */
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
    isLoaded: known.length === lists.length,
    hasFailed: lists.some(({ data, isError }) => !data && isError),
    retry: () => {
      for (const { data, refetch } of lists) if (!data) void refetch()
    },
  }
}
