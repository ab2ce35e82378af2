import type { Access, Endpoint } from '../../src/contract/endpoint.ts'
import { type As, refusedTokens } from './callers.ts'
import type { Row } from './row.ts'

export const living = ['user', 'otherUser', 'agent', 'otherAgent', 'admin', 'fraud'] as const satisfies As[]
export const everyCaller: As[] = ['anonymous', ...living, ...refusedTokens]

const admitted: Record<Access, As[]> = {
  public: ['anonymous', ...living],
  idToken: [],
  signedIn: [...living],
  agentOrAdmin: ['agent', 'otherAgent', 'admin'],
  admin: ['admin'],
}

/**
 * Returns 401 for an invalid token, 401 or 403 where the contract's `access` excludes the caller, and otherwise the
 * row's status. Exceptions come first.
 */
export function expectedStatus(endpoint: Endpoint, row: Pick<Row<Endpoint>, 'answers' | 'but'>, as: As): number {
  const exception = row.but?.find((one) => one.for.includes(as))
  if (exception) return exception.status
  if (admitted[endpoint.access].includes(as)) return row.answers ?? endpoint.success ?? 200
  return as === 'anonymous' || refusedTokens.some((token) => token === as) || endpoint.access === 'idToken' ? 401 : 403
}
