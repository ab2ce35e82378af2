import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type HomeLink, hostOf } from '#contract/home-links'
import { isolated } from '#contract/isolated'
import * as t from '#messages/homeParts'
import { siteQuery } from '../platform/api/site.queries.ts'
import { Button } from '../ui/Button.tsx'
import { tourFrame } from './tour-frame.ts'

/** Loads nothing from other hosts before a click; a tour at an unknown host opens in a new tab. */
export function HomeTours({ tours }: { tours: HomeLink[] }) {
  const { data: site } = useQuery(siteQuery)
  return (
    <ul className="grid gap-4">
      {tours.map((tour) => (
        <li key={tour.url} className="min-w-0 max-sm:px-4">
          <Tour tour={tour} frame={tourFrame(tour.url, site?.tourHosts ?? [])} />
        </li>
      ))}
    </ul>
  )
}

function Tour({ tour, frame }: { tour: HomeLink; frame: string | undefined }) {
  const [isOpen, setOpen] = useState(false)
  const host = hostOf(tour.url)
  const title = tour.title || t.tourAt({ host })
  if (isOpen && frame)
    return (
      <iframe
        src={frame}
        title={title}
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        className="aspect-video w-full rounded-card border border-line bg-sunken"
      />
    )
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4">
      <div className="min-w-0">
        <p className="font-semibold contain-text">
          <bdi>{title}</bdi>
        </p>
        <p className="text-sm text-muted">{frame ? t.tourLoads({ host }) : t.tourInNewTab({ host })}</p>
      </div>
      {frame ? (
        <Button
          variant="quiet"
          compact
          onClick={() => setOpen(true)}
          aria-label={t.openTourOf({ title: isolated(title) })}
        >
          {t.openTour()}
        </Button>
      ) : (
        <a href={tour.url} target="_blank" rel="noopener noreferrer nofollow" className="link">
          {t.visit({ host })}
        </a>
      )}
    </div>
  )
}
