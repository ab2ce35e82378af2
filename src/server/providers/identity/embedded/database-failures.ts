import { isDatabaseGone } from '../../../platform/db/errors.ts'
import { callContext } from './call-contexts.ts'

/**
 * The first database failure during a call of Better Auth, which turns some into refusals such as "Failed to create
 * user".
 */
const failures = callContext<{ first?: unknown }>()

/** Runs a call of Better Auth. Throws a database failure even if Better Auth has turned it into a refusal. */
export async function orDatabaseFailure(call: () => Promise<Response>): Promise<Response> {
  const seen: { first?: unknown } = {}
  const response = await failures.run(seen, call)
  if (seen.first !== undefined && response.status >= 400) throw seen.first
  return response
}

export function noticed<Adapter extends object>(adapter: Adapter): Adapter {
  return new Proxy(adapter, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => notice(value.apply(target, given.map(noticedWork)))
    },
  })
}

const noticedWork = (given: unknown): unknown =>
  typeof given === 'function' ? (adapter: object) => given(noticed(adapter)) : given

async function notice(work: unknown): Promise<unknown> {
  try {
    return await work
  } catch (error) {
    const seen = failures.getStore()
    if (seen && isDatabaseGone(error)) seen.first ??= error
    throw error
  }
}
