import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { SearchText } from './property-search.ts'
import { SavedQuery } from './saved-search.ts'

export const propertySentenceApi = {
  understood: endpoint({
    method: 'GET',
    path: '/allProperty/understood',
    access: 'public',
    summary:
      'What an English sentence means as the parameters of the search; what is not understood stays in `q`, and no filter is guessed',
    query: z.object({ q: SearchText }),
    answer: SavedQuery,
  }),
}
