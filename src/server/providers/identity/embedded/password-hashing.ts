import { availableParallelism } from 'node:os'
import { fairQueue } from '../../../platform/timing/fair-queue.ts'
import { callContext } from './call-contexts.ts'

/** The longest password that is hashed for comparison. A new one is subject to the contract's limit, which is lower. */
export const MAX_VERIFIED_PASSWORD_LENGTH = 128

/** One call of the identity service: the client's address, and a hash computed in advance. */
type Call = { address: string; ready?: { password: string; hash: string } }

export type PasswordHashing = {
  /** Runs `work`; its passwords are hashed when it is the turn of `address`. */
  onBehalfOf<Result>(address: string, work: () => Promise<Result>): Promise<Result>
  /** Hashes `password` now, for the next `hash` of it in the same call: one that has a transaction open must not wait. */
  hashAhead(password: string): Promise<void>
  hash(password: string): Promise<string>
  verify(given: { hash: string; password: string }): Promise<boolean>
}

/** The hash function: Better Auth's scrypt, unless a test passes another. */
type Algorithm = Pick<PasswordHashing, 'hash' | 'verify'>

/** Loaded with the first password, so that a start doesn't wait for it (D-222). */
const scrypt: Algorithm = {
  hash: async (password) => (await import('better-auth/crypto')).hashPassword(password),
  verify: async (given) => (await import('better-auth/crypto')).verifyPassword(given),
}

/** Leaves one processor free for everything else, and one of Node's four worker threads for files. */
const CONCURRENCY = Math.min(3, Math.max(1, availableParallelism() - 1))

/**
 * Better Auth's own hashes, computed in a queue in which addresses take turns: each occupies a processor and a worker thread for a
 * tenth of a second, and a client that signs in a hundred times delays only itself.
 */
export function passwordHashing({
  concurrency = CONCURRENCY,
  maxWaitMs = 60_000,
  algorithm = scrypt,
} = {}): PasswordHashing {
  const queue = fairQueue({
    concurrency,
    maxWaitingPerKey: 400, // above all limits of an address together (see sign-in-limits)
    maxWaiting: 2000,
    maxWaitMs,
    busy: 'Too many people are signing in right now. Please try again in a moment.',
  })
  const calls = callContext<Call>()
  const inTurn = <Result>(work: () => Promise<Result>) => queue(calls.getStore()?.address ?? '', work)
  return {
    onBehalfOf: (address, work) => calls.run({ address }, work),
    hashAhead: async (password) => {
      const call = calls.getStore()
      if (call) call.ready = { password, hash: await inTurn(() => algorithm.hash(password)) }
    },
    hash: async (password) => {
      const ready = calls.getStore()?.ready
      return ready?.password === password ? ready.hash : inTurn(() => algorithm.hash(password))
    },
    // scrypt treats a key with trailing NULs as the key itself, and half a character as any other half.
    verify: async (given) => !/[\0\p{Surrogate}]/u.test(given.password) && inTurn(() => algorithm.verify(given)),
  }
}
