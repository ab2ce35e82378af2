import { noun } from '../../platform/noun/noun.ts'
import { noteRoutes } from './note.routes.ts'
import { personalDataOfNotes } from './personal-data.store.ts'

export const noteNoun = noun({
  routes: [noteRoutes],
  jobs: [],
  retention: [], // a note goes with its home or its writer
  backlog: [],
  personalData: personalDataOfNotes,
})
