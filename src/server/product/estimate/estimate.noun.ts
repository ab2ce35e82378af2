import type { Database } from '../../platform/db/database.ts'
import type { Log } from '../../platform/logging/log.ts'
import { noun } from '../../platform/noun/noun.ts'
import { noPersonalData } from '../../platform/noun/personal-data.store.ts'
import { estimateJobs } from './estimate.jobs.ts'
import { estimateRoutes } from './estimate.routes.ts'

type Dependencies = { db: Database; log: Log; onLearned: (db: Database, area: string) => Promise<void> }

export const estimateNoun = noun({
  routes: [estimateRoutes],
  jobs: [
    estimateJobs.enqueueLearning.handledBy((dependencies: Pick<Dependencies, 'db'>) => async (payload, run) => {
      const { enqueueLearning } = await import('./enqueue-learning.ts') // with a library of matrices
      await enqueueLearning(dependencies)(payload, run)
    }),
    estimateJobs.learn.handledBy((dependencies: Dependencies) => async (payload, run) => {
      const { learnEstimates } = await import('./learn-estimates.ts')
      await learnEstimates(dependencies)(payload, run)
      await dependencies.onLearned(dependencies.db, payload.area)
    }),
  ],
  retention: [],
  backlog: [],
  personalData: noPersonalData,
})
