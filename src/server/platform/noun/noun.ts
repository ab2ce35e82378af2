import type { FastifyInstance } from 'fastify'
import type { Gate } from '../http/serve.ts'
import type { HandledJob } from '../jobs/job.ts'
import type { BacklogGauge } from '../metrics/backlog.ts'
import type { Retention } from '../retention/retention.store.ts'
import type { PersonalData } from './personal-data.store.ts'

/**
 * The parts that a noun of the product (offers, viewings …) provides to the platform. All are required, so that a new
 * noun forgets none; an empty list means none.
 */
export type Noun<RouteDependencies, JobDependencies> = {
  routes: BindCalls<RouteDependencies>[]
  jobs: HandledJob<JobDependencies>[]
  /** Tables whose rows expire, with the retention time. docs/operations.md gives the reasons. */
  retention: Retention[]
  backlog: BacklogGauge[]
  personalData: PersonalData
}

type BindCalls<Dependencies> = (app: FastifyInstance, gate: Gate, dependencies: Dependencies) => void

type Needed<Function> = [Function] extends [BindCalls<infer All>] ? All : unknown
type NeededByJobs<Handler> = [Handler] extends [(dependencies: infer All) => unknown] ? All : unknown

export const noun = <Routes extends BindCalls<never>, Jobs extends HandledJob<never>>(
  declared: Omit<Noun<never, never>, 'routes' | 'jobs'> & { routes: Routes[]; jobs: Jobs[] },
): Noun<Needed<Routes>, NeededByJobs<Jobs['handler']>> =>
  declared as unknown as Noun<Needed<Routes>, NeededByJobs<Jobs['handler']>> // each function receives the intersection
