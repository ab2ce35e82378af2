import type { api } from '../../src/contract/api.ts'
import type { Endpoint, Sends } from '../../src/contract/endpoint.ts'
import type { Person } from '../people/make.ts'
import type { As, Callers } from './callers.ts'
import type { World } from './world.ts'

/** The subject of a call: a row's id, and other fields of it that are sent. */
export type PreparedRow = { id: string; receipt?: string }
export type About = PreparedRow & { caller: Person; who: Callers }

/** The callers for whom the status differs from the call's `access`, with the reason. */
type Exception = { status: number; for: As[]; because: string }

/** One thing that people try with a call, and what each of them is answered. */
export type Row<E extends Endpoint> = {
  /** Ends "who may …". */
  what: string
  /** Makes what the call is about, once for each caller who may. */
  given?: (world: World) => Promise<string | PreparedRow>
  send?: Partial<Sends<E>> | ((about: About) => Partial<Sends<E>>)
  /** A picture, in place of a body. */
  file?: Uint8Array<ArrayBuffer>
  /** Each admitted caller is a new person, as the call signs them out or deletes them. */
  isTheLast?: true
  /** The token of each caller, where it is not our own access token. */
  tokenOf?: (world: World, as: As) => Promise<string>
  /** The status for callers who pass the first gate; by default the contract's success. */
  answers?: number
  but?: [Exception, ...Exception[]]
}

/** Every call of the contract, each with at least one row: one that lacks it does not compile. */
export type Matrix = {
  [Noun in keyof typeof api]: {
    [Call in keyof (typeof api)[Noun]]: (typeof api)[Noun][Call] extends infer E extends Endpoint
      ? [Row<E>, ...Row<E>[]]
      : never
  }
}
/** The rows of one noun. */
export type RowsOf<Noun extends keyof Matrix> = Matrix[Noun]
