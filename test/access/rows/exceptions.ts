import type { As } from '../callers.ts'

export const notTheirs = (...who: As[]) => ({
  status: 404,
  for: who,
  because: 'a single row of another’s is not there (P-37)',
})
export const anothersList = (...who: As[]) => ({
  status: 403,
  for: who,
  because: 'a list under another’s e-mail is its owner’s, and an admin’s where P-36 says so (P-37)',
})
export const itsOwner = (status: number, ...who: As[]) => ({
  status,
  for: who,
  because: 'it is theirs; to all others it is not there (P-37)',
})
export const notPublic = (...more: As[]) => ({
  status: 404,
  for: ['user', 'otherUser', 'otherAgent', 'fraud', ...more] as As[],
  because: 'a home that is not public is its agent’s and the admins’ to see (P-36)',
})
export const noAgents = (...who: As[]) => ({ status: 403, for: who, because: 'only agents answer offers (P-194)' })
