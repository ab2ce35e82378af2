import type { TestApp } from '../../people/access.ts'
import type { Listing } from './cast.ts'

/** Place counts are updated after the homes, so suggestions may be outdated for a moment (D-177). */
export const PLACES = '/api/allProperty/suggestions?q=salf'

export const paths = ({ home, agent }: Listing): string[] => [
  '/api/allProperty/status?limit=5',
  '/api/allProperty/status?sort=priceAsc&limit=3',
  '/api/allProperty/status?q=salford',
  '/api/allProperty/facets',
  '/api/allProperty/clusters?bbox=-180,-85,180,85&zoom=3',
  '/api/allProperty/suggestions?q=home',
  PLACES,
  `/api/allProperty/byIds?ids=${home.id}`,
  `/api/allProperty/${home.id}`,
  `/api/allProperty/${home.id}/similar`,
  `/api/agents/${agent.id}`,
  `/api/agents/${agent.id}/homes`,
  `/api/reviews?propertyId=${home.id}`,
  `/api/reviews?agentId=${agent.id}`,
  '/api/reviews?limit=5',
  '/',
  '/allProperty',
  `/agent/${agent.id}`,
  `/propertyDetails/${home.id}`,
]

export async function read({ url }: TestApp, path: string): Promise<string> {
  const answer = await fetch(url + path)
  const body = await answer.text()
  if (answer.status !== 200) return `${answer.status}`
  return `${answer.headers.get('x-total-count')} ${body.replaceAll(url, '')}`
}
