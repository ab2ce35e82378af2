import type { Database } from '../../platform/db/database.ts'
import { enqueueJob } from '../../platform/jobs/job.store.ts'
import type { JobHandler } from '../../platform/jobs/job.ts'
import { estimateJobs } from './estimate.jobs.ts'
import { areasToLearn } from './estimate.store.ts'

const MAX_AREAS = 200

export const enqueueLearning =
  ({ db }: { db: Database }): JobHandler<typeof estimateJobs.enqueueLearning> =>
  async () => {
    for (const area of await areasToLearn(db, MAX_AREAS))
      await enqueueJob(db, estimateJobs.learn, { area }, { key: area, queue: 'learnEstimates' })
  }
