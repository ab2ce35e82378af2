import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint, Receives } from '#contract/endpoint'
import { callerHolding, holderOf } from '../access/caller.ts'
import type { Queryable } from '../db/database.ts'
import { allOf, inSteps, onOneConnection } from '../db/one-connection.ts'
import { admitted, bind, type Gate, type HandlerInput, inputOf, type Result, receivedBy } from './serve.ts'

type Own<E extends Endpoint> = Receives<E> & { userId: string }
/**
 * Reads the data of the user named in the token, before it is known whether the session is still open. It must not read
 * other users' data.
 */
type Ahead<E extends Endpoint, Read> = (db: Queryable, own: Own<E>) => Promise<Read>

/**
 * Registers an endpoint for signed-in users. To save a round trip, their data is read together with the check of their
 * session, on one connection, and discarded if they are refused (D-27).
 */
export function serveOwn<const E extends Endpoint, Read>(
  app: FastifyInstance,
  gate: Gate,
  endpoint: E,
  read: Ahead<E, Read>,
  answer: (input: HandlerInput<E>, read: Read) => Result<E>,
): void {
  const make = async (request: FastifyRequest) => {
    const person = await personOf(gate, endpoint, request)
    const [input, own] = await onOneConnection(gate.db, (one) =>
      allOf([person.admittedBy(one), person.reads(one, read)]),
    )
    return answer(input, own)
  }
  bind(app, gate, { endpoint, respond: async (request) => ({ make: () => make(request) }) })
}

type Change<E extends Endpoint, Read, Made> = {
  /** Reads the caller's data. It may lock rows, but not write. */
  read: Ahead<E, Read>
  make: (tx: Queryable, input: HandlerInput<E>, read: Read) => Promise<Made>
  last: (tx: Queryable, input: HandlerInput<E>, made: Made) => Promise<unknown>[]
  answer: (made: Made) => Result<E>
}

/**
 * Registers an endpoint that makes a change for a signed-in user in one transaction. To save a round trip, the check of
 * the session is sent together with the `begin`.
 */
export function serveChange<const E extends Endpoint, Read, Made>(
  app: FastifyInstance,
  gate: Gate,
  endpoint: E,
  { read, make, last, answer }: Change<E, Read, Made>,
): void {
  const change = async (request: FastifyRequest) => {
    const person = await personOf(gate, endpoint, request)
    const { made } = await inSteps(gate.db, {
      read: (tx) => allOf([person.admittedBy(tx), person.reads(tx, read)]),
      make: async (tx, [input, found]) => ({ input, made: await make(tx, input, found) }),
      last: (tx, { input, made }) => last(tx, input, made),
    })
    return answer(made)
  }
  bind(app, gate, { endpoint, respond: async (request) => ({ make: () => change(request) }) })
}

/**
 * Returns functions that check the caller and read the caller's data. A caller without access gets that refusal even if
 * the request is also invalid.
 */
async function personOf<E extends Endpoint>(gate: Gate, endpoint: E, request: FastifyRequest) {
  const holder = await holderOf(request, gate.tokens)
  if (!holder) throw admitted(endpoint, undefined)
  const received = onceMade(() => receivedBy(endpoint, request))
  return {
    admittedBy: async (db: Queryable) => {
      const caller = admitted(endpoint, await callerHolding(db, holder, gate.policy))
      return inputOf<E>(received(), { caller, request })
    },
    reads: async <Read>(db: Queryable, read: Ahead<E, Read>): Promise<Read> => {
      return read(db, { ...(received() as object), userId: holder.userId } as Own<E>)
    },
  }
}

function onceMade<Made>(make: () => Made): () => Made {
  try {
    const made = make()
    return () => made
  } catch (error) {
    return () => {
      throw error
    }
  }
}
