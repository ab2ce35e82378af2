import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { MARKETS, type Market, marketNames } from '#contract/market-state'
import type { Property } from '#contract/property'
import { mayBeUpdated } from '#contract/property-status'
import * as t from '#messages/listing'
import { useSetMarket } from '../property/listing.queries.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/feedback/ConfirmDialog.tsx'
import { useRow } from '../ui/rows/RowActions.tsx'
import { useRowChange } from '../ui/rows/row-change.ts'
import { useDismissal } from '../ui/use-dismissal.ts'

const done: Record<Market, () => string> = {
  available: t.isAvailable,
  underOffer: t.isUnderOffer,
  soldElsewhere: t.isSoldElsewhere,
  paused: t.isPaused,
}

export function MarketMenu({ property }: { property: Property }) {
  const { _id: id, market: current = 'available' } = property
  const name = t.marketState()
  const { running, isLocked, isDeleted, run, describedBy } = useRow()
  const { mutateAsync: set } = useSetMarket(id)
  const showChange = useRowChange<Property>(id)
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  useDismissal(isOpen, area, (byKey) => (byKey ? close() : setOpen(false)))
  if (isDeleted || !mayBeUpdated(property)) return null
  const put = (market: Market) =>
    void run(name, async () => {
      await set(market).finally(() => flushSync(() => setAsking(false)))
      showChange({ market })
      return done[market]()
    })
  const choose = (market: Market) => {
    close()
    if (market === 'soldElsewhere' && current !== market) setAsking(true)
    else if (market !== current) put(market)
  }
  return (
    <div ref={area} className="relative">
      <Button
        ref={button}
        variant="quiet"
        compact
        busy={running === name && !isAsking}
        unavailable={isLocked && running !== name}
        aria-expanded={isOpen}
        aria-describedby={describedBy}
        onClick={() => setOpen(!isOpen)}
      >
        {name}
      </Button>
      <div
        hidden={!isOpen}
        className="absolute start-0 top-full z-10 mt-1 w-max rounded-card border border-line bg-surface p-2 shadow-card"
      >
        <div className="grid gap-1">
          {MARKETS.map((market) => (
            <Button
              key={market}
              variant={market === current ? 'settled' : 'text'}
              compact
              aria-pressed={market === current}
              onClick={() => choose(market)}
            >
              {marketNames[market]()}
            </Button>
          ))}
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        busy={running === name}
        words={t.soldElsewhereText()}
        confirm={t.yesSoldElsewhere()}
        onConfirm={() => put('soldElsewhere')}
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}
