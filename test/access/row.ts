import type { api } from '../../src/contract/api.ts'
import type { Endpoint, Sends } from '../../src/contract/endpoint.ts'
import type { Person } from '../people/make.ts'
import type { As, Callers } from './callers.ts'
import type { World } from './world.ts'

export type PreparedRow = { id: string; receipt?: string }
export type About = PreparedRow & { caller: Person; who: Callers }

/** Callers whose status differs from the call's `access`, with the reason. */
type Exception = { status: number; for: As[]; because: string }

export type Row<E extends Endpoint> = {
  what: string
  /** Creates the call's subject, once for each admitted caller. */
  given?: (world: World) => Promise<string | PreparedRow>
  send?: Partial<Sends<E>> | ((about: About) => Partial<Sends<E>>)
  file?: Uint8Array<ArrayBuffer>
  /** Each admitted caller is a new person, because the call signs them out or deletes them. */
  isTheLast?: true
  /** The token of each caller, if it is not our own access token. */
  tokenOf?: (world: World, as: As) => Promise<string>
  /** The status for admitted callers; by default the contract's success. */
  answers?: number
  but?: [Exception, ...Exception[]]
}

export type Matrix = {
  [Noun in keyof typeof api]: {
    [Call in keyof (typeof api)[Noun]]: (typeof api)[Noun][Call] extends infer E extends Endpoint
      ? [Row<E>, ...Row<E>[]]
      : never
  }
}
export type RowsOf<Noun extends keyof Matrix> = Matrix[Noun]
