import { marketNames, shownMarket } from '#contract/market-state'
import { Badge } from '../ui/Badge.tsx'

export function MarketBadge({ home }: { home: Parameters<typeof shownMarket>[0] }) {
  const market = shownMarket(home)
  return market ? <Badge look="accent">{marketNames[market]()}</Badge> : null
}
