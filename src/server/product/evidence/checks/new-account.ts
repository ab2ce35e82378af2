import type { Rule } from './rule.ts'
import { thresholds } from './thresholds.ts'

const HOUR_MS = 3_600_000

export function youngAge(agentSince: Date, createdAt: Date): number | undefined {
  const age = createdAt.getTime() - agentSince.getTime()
  return age < thresholds.newAccount.maxHours * HOUR_MS ? Math.max(0, Math.floor(age / HOUR_MS)) : undefined
}

export const newAccount: Rule = {
  rule: 'newAccount',
  isOnlyOfPending: true,
  find: async (_, { agentSince, createdAt, isOfTrustedFeed }) => {
    const hours = agentSince && !isOfTrustedFeed ? youngAge(agentSince, createdAt) : undefined
    return hours === undefined ? [] : [{ other: '', facts: { hours } }]
  },
}
