import type { JobName } from '../db/upgrade/job-names.ts'
import type { JobPayloads } from './job-policy.ts'

/** `stopping`: its time is over, or the server stops; the work at hand should end. */
export type JobRun = { stopping: AbortSignal }
export type JobHandler<Name extends JobName> = (payload: JobPayloads[Name], run: JobRun) => Promise<void>
export type JobHandlers = { [Name in JobName]: JobHandler<Name> }
