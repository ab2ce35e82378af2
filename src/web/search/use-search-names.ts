import { useQueries } from '@tanstack/react-query'
import { useMoney } from '../platform/api/use-money.ts'
import { oneAgent } from '../property/home.queries.ts'
import type { SearchQuery } from './search-in-url.ts'
import type { Names } from './shown-filters.ts'

export function useSearchNames({ notAgent = [] }: SearchQuery): Names {
  const money = useMoney()
  const agents = useQueries({ queries: notAgent.map((id) => oneAgent(id)) })
  return {
    priceOf: (amount) => money.price({ price: amount }),
    agentOf: (id) => agents[notAgent.indexOf(id)]?.data?.name,
  }
}
