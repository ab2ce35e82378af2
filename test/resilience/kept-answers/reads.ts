import type { TestApp } from '../../people/access.ts'
import type { Listing } from './cast.ts'

/** Places are counted once homes have changed, so what suggests them may be as before for a moment (D-177). */
export const PLACES = '/api/allProperty/suggestions?q=salf'

/** The public calls and pages, about a home and its agent where they are about one. */
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

/** The answer there, without what is each server's own. */
export async function read({ url }: TestApp, path: string): Promise<string> {
  const answer = await fetch(url + path)
  const body = await answer.text()
  if (answer.status !== 200) return `${answer.status}`
  return `${answer.headers.get('x-total-count')} ${body.replaceAll(url, '')}`
}
