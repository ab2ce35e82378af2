import { useState } from 'react'
import * as t from '#messages/home'

const GAP = '     ✦     '

export function Ticker() {
  const [paused, setPaused] = useState(false)
  const words = t.ticker()
  return (
    <div className="flex items-center border-b border-line bg-band text-on-band">
      <div className="ticker grow overflow-hidden py-4" data-paused={paused || undefined}>
        <div className="ticker-track font-display text-lg" data-copies={`${GAP}${words}`.repeat(12) + GAP}>
          {words}
        </div>
      </div>
      <button
        type="button"
        aria-pressed={paused}
        aria-label={t.pauseTicker()}
        onClick={() => setPaused(!paused)}
        className="mx-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full transition-colors hover:bg-white/15 focus-visible:outline-current motion-reduce:hidden"
      >
        <svg aria-hidden="true" viewBox="0 0 20 20" className="size-4 fill-current">
          <path d={paused ? 'M5 3v14l12-7z' : 'M5 3h3.5v14H5zM11.5 3H15v14h-3.5z'} />
        </svg>
      </button>
    </div>
  )
}
