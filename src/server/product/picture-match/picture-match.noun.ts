import { noun } from '../../platform/noun/noun.ts'
import { noPersonalData } from '../../platform/noun/personal-data.store.ts'
import { matchOlderPictures, matchPicture } from './match-pictures.ts'
import { pictureMatchJobs } from './picture-match.jobs.ts'

export const pictureMatchNoun = noun({
  routes: [],
  jobs: [pictureMatchJobs.match.handledBy(matchPicture), pictureMatchJobs.matchOlder.handledBy(matchOlderPictures)],
  retention: [],
  backlog: [],
  personalData: noPersonalData,
})
