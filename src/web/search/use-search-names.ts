import { useQueries, useQuery } from '@tanstack/react-query'
import { useMoney } from '../platform/api/use-money.ts'
import { oneAgent } from '../property/home.queries.ts'
import type { SearchQuery } from './search-in-url.ts'
import type { Names } from './shown-filters.ts'

export function useSearchNames({ notAgent = [], near = '' }: SearchQuery): Names {
  const money = useMoney()
  const agents = useQueries({ queries: notAgent.map((id) => oneAgent(id)) })
  const { data: circle } = useQuery({
    queryKey: ['circle', near],
    queryFn: async () => (await import('./circle-name.ts')).nameOfCircle(near), // few searches have a circle
    enabled: near !== '',
  })
  return {
    priceOf: (amount) => money.price({ price: amount }),
    agentOf: (id) => agents[notAgent.indexOf(id)]?.data?.name,
    circleOf: (asked) => (asked === near ? circle : undefined),
  }
}
