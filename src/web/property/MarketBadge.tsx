import { shownMarket } from '#contract/market-state'
import { Badge } from '../ui/Badge.tsx'
import { marketNames } from './status-names.ts'

/** Shows the market state; renders nothing for a home that is available or was sold on this site. */
export function MarketBadge({ home }: { home: Parameters<typeof shownMarket>[0] }) {
  const market = shownMarket(home)
  return market ? <Badge look="accent">{marketNames[market]()}</Badge> : null
}
