import { noun } from '../../platform/noun/noun.ts'
import { clearImages } from './clear-images.ts'
import { imageJobs } from './image.jobs.ts'
import { imageRoutes } from './image.routes.ts'
import { personalDataOfPictures } from './personal-data.store.ts'

export const imageNoun = noun({
  routes: [imageRoutes],
  jobs: [imageJobs.clearUnused.handledBy(clearImages)],
  retention: [],
  backlog: [],
  personalData: personalDataOfPictures,
})
