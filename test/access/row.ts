import type { api } from '../../src/contract/api.ts'
import type { Endpoint, Sends } from '../../src/contract/endpoint.ts'
import type { Person } from '../people/make.ts'
import type { As, Callers } from './callers.ts'
import type { World } from './world.ts'

/** What a call is about: a row's id, and what else of it is sent. */
export type Given = { id: string; receipt?: string }
export type About = Given & { caller: Person; who: Callers }

/** Who is answered otherwise than the call's `access` says, and why. */
type Exception = { status: number; for: As[]; because: string }

/** One thing that people try with a call, and what each of them is answered. */
export type Row<E extends Endpoint> = {
  /** Ends "who may …". */
  what: string
  /** Makes what the call is about, once for each caller who may. */
  given?: (world: World) => Promise<string | Given>
  send?: Partial<Sends<E>> | ((about: About) => Partial<Sends<E>>)
  /** A picture, in place of a body. */
  file?: Uint8Array<ArrayBuffer>
  /** Each caller who is let in is somebody of their own, as the call signs them out or deletes them. */
  isTheLast?: true
  /** The token of each caller, where it is not our own access token. */
  tokenOf?: (world: World, as: As) => Promise<string>
  /** What whoever passes the first gate is answered; the success of the contract unless given. */
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
