import { AsyncLocalStorage } from 'node:async_hooks'

const own: AsyncLocalStorage<unknown>[] = []
let underway = 0

export function callContext<Context>(): AsyncLocalStorage<Context> {
  const context = new AsyncLocalStorage<Context>()
  own.push(context as AsyncLocalStorage<unknown>)
  return context
}

/**
 * Runs a call of Better Auth. Disables its and our asynchronous contexts when no call is active: once used, they make
 * Node.js 20 and 22 track every promise, about a tenth of the cost of any other request. Node.js 24 does not
 * (https://github.com/nodejs/node/pull/55552): delete this file once that is the oldest supported version.
 */
export async function withCallContexts<Result>(call: () => Promise<Result>): Promise<Result> {
  underway++
  try {
    return await call()
  } finally {
    const contexts = [...own, ...(await betterAuthContexts())]
    if (--underway === 0) for (const context of contexts) context.disable()
  }
}

/** Returns Better Auth's asynchronous contexts, which it doesn't export. Loaded with the first call (D-222). */
export async function betterAuthContexts(): Promise<AsyncLocalStorage<unknown>[]> {
  const core = await import('@better-auth/core/context')
  return Promise.all([
    core.getCurrentAuthContextAsyncLocalStorage(),
    core.getCurrentDBAdapterAsyncLocalStorage(),
    core.getRequestStateAsyncLocalStorage(),
  ])
}
