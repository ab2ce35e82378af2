import type { Property } from '#contract/property'
import type { Person } from '../platform/session/session-state.ts'

/** Compares ids for lists loaded before the sign-in, which have no e-mail addresses (P-150). */
export const isOwnHome = ({ email, agentId }: Property, person: Pick<Person, 'email' | 'id'>): boolean =>
  email === person.email || (agentId !== undefined && agentId === person.id)
