import type { FastifyInstance } from 'fastify'
import type { Gate } from '../http/serve.ts'
import type { HandledJob } from '../jobs/job.ts'
import type { BacklogGauge } from '../metrics/backlog.ts'
import type { Retention } from '../retention/retention.store.ts'
import type { PersonalData } from './personal-data.store.ts'

/**
 * What the platform needs of a noun of the product. Every key is required, so that a new noun answers each of them; an
 * empty list says that it has none.
 */
export type Noun<RouteDependencies, JobDependencies> = {
  /** Each binds calls of the contract, in this order. */
  routes: BindCalls<RouteDependencies>[]
  jobs: HandledJob<JobDependencies>[]
  /** The tables whose rows expire; docs/operations.md gives the reasons for each time. */
  retention: Retention[]
  /** Counts of its unfinished work, for operators. */
  backlog: BacklogGauge[]
  /** What it stores of people, for the export of their own data and the deletion of an account. */
  personalData: PersonalData
}

type BindCalls<Dependencies> = (app: FastifyInstance, gate: Gate, dependencies: Dependencies) => void

/** What all of these functions need together. */
type Needed<Function> = [Function] extends [BindCalls<infer All>] ? All : unknown
type NeededByJobs<Handler> = [Handler] extends [(dependencies: infer All) => unknown] ? All : unknown

/** Returns the declaration, which needs what all its routes and jobs need together. */
export const noun = <Routes extends BindCalls<never>, Jobs extends HandledJob<never>>(
  declared: Omit<Noun<never, never>, 'routes' | 'jobs'> & { routes: Routes[]; jobs: Jobs[] },
): Noun<Needed<Routes>, NeededByJobs<Jobs['handler']>> =>
  declared as unknown as Noun<Needed<Routes>, NeededByJobs<Jobs['handler']>> // each of its functions takes the intersection
