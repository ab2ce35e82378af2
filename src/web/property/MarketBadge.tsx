import { shownMarket } from '#contract/market-state'
import { Badge } from '../ui/Badge.tsx'
import { marketNames } from './status-names.ts'

/** Shows the market state; nothing while the home is available or sold here. */
export function MarketBadge({ home }: { home: Parameters<typeof shownMarket>[0] }) {
  const market = shownMarket(home)
  return market ? <Badge look="accent">{marketNames[market]()}</Badge> : null
}
