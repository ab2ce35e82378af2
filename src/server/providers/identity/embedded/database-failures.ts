import { AsyncLocalStorage } from 'node:async_hooks'
import { isDatabaseGone } from '../../../db/database-gone.ts'

/** The first failure of the database in a call, as Better Auth makes refusals of some: "Failed to create user". */
const failures = new AsyncLocalStorage<{ first?: unknown }>()

/** Makes a call of the identity service; one that is not answered with success since the database was gone fails with that. */
export async function orDatabaseFailure(call: () => Promise<Response>): Promise<Response> {
  const seen: { first?: unknown } = {}
  const response = await failures.run(seen, call)
  if (seen.first !== undefined && response.status >= 400) throw seen.first
  return response
}

/** The same adapter of a database, whose failures `orDatabaseFailure` gets to see, also those in its transactions. */
export function noticed<Adapter extends object>(adapter: Adapter): Adapter {
  return new Proxy(adapter, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => notice(value.apply(target, given.map(noticedWork)))
    },
  })
}

/** A transaction is given its work, which is given the transaction's own adapter. */
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
