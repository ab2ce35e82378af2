import type { agentViews, propertyViews } from '../product/tables/property-view.ts'
import type { DemoHome } from './homes.ts'

type OfHome = typeof propertyViews.$inferInsert
type OfAgent = typeof agentViews.$inferInsert

const DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

export function demoViews(homes: Map<string, DemoHome>, now: Date): { ofHomes: OfHome[]; ofAgents: OfAgent[] } {
  const ofHomes = [...homes.values()].flatMap((home, index) => viewsOf(home, index, now))
  const byAgent = new Map<string, OfAgent>()
  const agents = new Map([...homes.values()].map(({ id, agentEmail }) => [id, agentEmail]))
  for (const { propertyId, dayEndsAt, views } of ofHomes) {
    const agentEmail = agents.get(propertyId) ?? ''
    const key = `${agentEmail} ${dayEndsAt.getTime()}`
    byAgent.set(key, { agentEmail, dayEndsAt, views: views + (byAgent.get(key)?.views ?? 0) })
  }
  return { ofHomes, ofAgents: [...byAgent.values()] }
}

function viewsOf({ id, verifiedAt, soldAt, withdrawnAt }: DemoHome, index: number, now: Date): OfHome[] {
  if (!verifiedAt) return []
  const until = soldAt ?? withdrawnAt ?? now
  const today = new Date(now).setUTCHours(24, 0, 0, 0)
  return Array.from({ length: DAYS }, (_, ago) => today - ago * DAY_MS)
    .filter((end) => end > verifiedAt.getTime() && end - DAY_MS < until.getTime())
    .map((end) => {
      const age = Math.floor((end - verifiedAt.getTime()) / DAY_MS)
      const views = Math.round(6 / (1 + age / 4)) + ((index * 7 + age * 5) % 4)
      return { propertyId: id, dayEndsAt: new Date(end), views }
    })
    .filter(({ views }) => views > 0)
}
