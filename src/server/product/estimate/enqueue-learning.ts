import type { Database } from '../../platform/db/database.ts'
import { enqueueJob } from '../../platform/jobs/job.store.ts'
import type { JobHandler } from '../../platform/jobs/job-policy.ts'
import { areasToLearn } from './estimate.store.ts'

/** The areas that are learnt between two runs; more of them wait for the next. */
const MAX_AREAS = 200

/** Has the areas learnt again whose sold prices changed, one after the other. */
export const enqueueLearning =
  ({ db }: { db: Database }): JobHandler<'enqueueLearning'> =>
  async () => {
    for (const area of await areasToLearn(db, MAX_AREAS))
      await enqueueJob(db, 'learnEstimates', { area }, { key: area, queue: 'learnEstimates' })
  }
