import { availableParallelism } from 'node:os'
import * as t from '#messages/refusals'
import { fairQueue } from '../../../platform/timing/fair-queue.ts'
import { callContext } from './call-contexts.ts'

/** The length of the longest password that is hashed for comparison. The contract's limit for new ones is lower. */
export const MAX_VERIFIED_PASSWORD_LENGTH = 128

type Call = { address: string; ready?: { password: string; hash: string } }

export type PasswordHashing = {
  /** Runs `work`. Passwords that it hashes or verifies wait for the turn of `address`. */
  onBehalfOf<Result>(address: string, work: () => Promise<Result>): Promise<Result>
  /**
   * Hashes a password in advance: `hash` then returns the result immediately within the same `onBehalfOf`. For
   * transactions, which must not wait for hashing.
   */
  hashAhead(password: string): Promise<void>
  hash(password: string): Promise<string>
  verify(given: { hash: string; password: string }): Promise<boolean>
}

type Algorithm = Pick<PasswordHashing, 'hash' | 'verify'>

const scrypt: Algorithm = {
  hash: async (password) => (await import('better-auth/crypto')).hashPassword(password),
  verify: async (given) => (await import('better-auth/crypto')).verifyPassword(given),
}

/** The number of concurrent hashes: it leaves one processor free, and one of Node's four worker threads for files. */
const CONCURRENCY = Math.min(3, Math.max(1, availableParallelism() - 1))

/**
 * Returns functions that hash passwords in a queue in which client addresses take turns. A hash occupies a processor
 * and a worker thread for a tenth of a second, so a client with a hundred sign-ins delays only itself.
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
    busy: t.signInBusy,
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
    // scrypt ignores trailing NULs of a key, and treats all lone surrogates alike.
    verify: async (given) => !/[\0\p{Surrogate}]/u.test(given.password) && inTurn(() => algorithm.verify(given)),
  }
}
