import { noun } from '../../platform/noun/noun.ts'
import { feedFiles, feedRuns } from '../tables/feed.ts'
import { feedJobs } from './feed.jobs.ts'
import { feedRoutes } from './feed.routes.ts'
import { feedUploadRoutes } from './feed-upload.routes.ts'
import { notifyGone } from './notify-gone.ts'
import { feedAddressRoutes } from './outgoing/feed-address.routes.ts'
import { personalDataOfFeeds } from './personal-data.store.ts'
import { enqueueDueFeeds } from './run/due-feeds.ts'
import type { PictureDependencies } from './run/fetch-pictures.ts'

/**
 * The noun of feeds. The code for files is loaded with the first job, because the readers of all formats would slow
 * down the start (D-222).
 */
export const feedNoun = noun({
  routes: [feedRoutes, feedUploadRoutes, feedAddressRoutes],
  jobs: [
    feedJobs.enqueueDue.handledBy(enqueueDueFeeds),
    feedJobs.fetchFile.handledBy(({ feedWork }: Dependencies) => async (...job) => {
      const { fetchFeedFile } = await import('./run/fetch-feed-file.ts')
      return fetchFeedFile(feedWork)(...job)
    }),
    feedJobs.run.handledBy(({ feedWork }: Dependencies) => async (...job) => {
      const { runFeed } = await import('./run/run-feed.ts')
      return runFeed(feedWork)(...job)
    }),
    feedJobs.fetchPictures.handledBy(({ feedWork }: Dependencies) => async (...job) => {
      const { fetchFeedPictures } = await import('./run/fetch-pictures.ts')
      return fetchFeedPictures(feedWork)(...job)
    }),
    feedJobs.notifyGone.handledBy(notifyGone),
  ],
  retention: [
    { table: feedRuns, endedAt: feedRuns.createdAt, keepDays: 90 },
    { table: feedFiles, endedAt: feedFiles.createdAt, keepDays: 7 },
  ],
  backlog: [],
  personalData: personalDataOfFeeds,
})

type Dependencies = { feedWork: PictureDependencies }
