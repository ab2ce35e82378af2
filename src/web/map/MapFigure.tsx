import { type ReactNode, useCallback, useState } from 'react'
import * as t from '#messages/homePlace'
import { TextWithParts } from '../ui/TextWithParts.tsx'
import { LeafletMap, type LeafletMapProps } from './LeafletMap.tsx'

type Props = Omit<LeafletMapProps, 'onStreetsFailed'> & { className: string }

export function MapFigure({ className, ground, ...map }: Props) {
  const [hasStreets, setHasStreets] = useState(true)
  const onStreetsFailed = useCallback(() => setHasStreets(false), [])
  return (
    <figure>
      <div className={className}>
        <LeafletMap ground={ground} onStreetsFailed={onStreetsFailed} {...map} />
      </div>
      <figcaption className="mt-2 text-xs text-muted">
        {ground.streets && hasStreets && <Credit text={t.streetsBy()} href="https://www.openstreetmap.org/copyright" />}
        <span>{ground.credit}</span>
        <Credit text={t.placesBy()} href="https://www.geonames.org/" />
      </figcaption>
    </figure>
  )
}

function Credit({ text, href }: { text: string; href: string }) {
  const link = (words: ReactNode) => (
    <a href={href} className="link" rel="noreferrer">
      {words}
    </a>
  )
  return <TextWithParts text={text} parts={{ link }} />
}
