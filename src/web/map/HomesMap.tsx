import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { isolated } from '#contract/isolated'
import type { Cluster } from '#contract/map'
import { type Bounds, bboxIn } from '#contract/map-bounds'
import { useMoney } from '../api/use-money.ts'
import { Button } from '../ui/Button.tsx'
import { useHighlightedHome } from './HighlightedHome.tsx'
import { MapFrame } from './MapFrame.tsx'
import { clusters, type MapFilters } from './map.queries.ts'
import type { MapView } from './map-bounds.ts'
import type { MapPin } from './map-pins.ts'
import { PinCard } from './PinCard.tsx'
import { shortPrice } from './short-price.ts'

type Props = {
  filters: MapFilters
  /** The part of the map that is searched; without it, the whole world. */
  bbox: string | undefined
  onSearchArea: (bbox: string | undefined) => void
}

const WORLD: Bounds = { west: -140, south: -40, east: 160, north: 68 } // where people live
const OVERVIEW: MapView = { bbox: '-180,-90,180,90', zoom: 5 }
const MAX_ZOOM = 18

/** The homes of a search on a map: a tag with its price for each, with their number where they are close together. */
export function HomesMap({ filters, bbox, onSearchArea }: Props) {
  const [view, setView] = useState<MapView>()
  const [hasMoved, setHasMoved] = useState(false)
  const [opened, setOpened] = useState<Cluster>()
  const [pressed, setPressed] = useState<Bounds>()
  const { data, error, refetch } = useQuery(clusters(filters, view))
  const all = useQuery({ ...clusters(filters, OVERVIEW), enabled: !bbox }).data?.clusters
  const found = useMemo(() => bboxIn(bbox ?? '') ?? boxOf(all ?? []) ?? WORLD, [bbox, all])
  const searched = JSON.stringify([filters, bbox])
  const [shownFor, setShownFor] = useState(searched)
  if (shownFor !== searched) {
    setShownFor(searched)
    setHasMoved(false)
    setOpened(undefined)
    setPressed(undefined)
  }
  const { currency } = useMoney()
  const { highlighted, highlight } = useHighlightedHome()
  useEffect(() => () => highlight(undefined), [highlight])
  const openedKey = opened && keyOf(opened)
  const zoom = view?.zoom ?? 0
  const pins = useMemo(() => {
    const press = (cluster: Cluster) => {
      const inside = bboxIn(cluster.bbox)
      if (cluster.isOnePoint || !inside || zoom >= MAX_ZOOM) return setOpened(cluster)
      setOpened(undefined)
      setPressed(inside)
    }
    return (data?.clusters ?? []).map((cluster): MapPin => {
      const { latitude, longitude, count, home, isOnePoint } = cluster
      const where = isOnePoint ? 'in one place' : 'in this area'
      return {
        key: keyOf(cluster),
        latitude,
        longitude,
        isPressed: keyOf(cluster) === openedKey,
        text: home ? shortPrice(home.price, currency) : String(count),
        name: home ? `${isolated(home.title)}, ${shortPrice(home.price, currency)}` : `${count} homes ${where}`,
        look: home ? 'home' : isOnePoint ? 'point' : 'several',
        onPress: () => press(cluster),
        onHighlight: (isHighlighted) => highlight(isHighlighted ? home?._id : undefined),
      }
    })
  }, [data, openedKey, zoom, currency, highlight])
  return (
    <MapFrame
      label="Map of the homes found"
      without="The list has every home."
      className="h-[max(24rem,100dvh-13rem)]"
      box={pressed ?? found}
      keepsSurroundings={!pressed && !bbox}
      pins={pins}
      highlighted={highlighted}
      onView={(next, byPerson) => {
        setView(next)
        if (byPerson) setHasMoved(true)
      }}
    >
      <div className="pointer-events-none absolute inset-x-3 top-3 z-10 flex flex-wrap justify-center gap-2 *:pointer-events-auto">
        {hasMoved && view && (
          <Button compact onClick={() => onSearchArea(view.bbox)}>
            Search this area
          </Button>
        )}
        {bbox && (
          <Button compact variant="quiet" onClick={() => onSearchArea(undefined)}>
            Search everywhere
          </Button>
        )}
        {error && (
          <Button compact variant="quiet" onClick={() => void refetch()}>
            The pins could not be loaded. Try again
          </Button>
        )}
      </div>
      {opened && (
        <PinCard
          key={opened.bbox}
          cluster={opened}
          filters={filters}
          onClose={() => setOpened(undefined)}
          onList={onSearchArea}
        />
      )}
    </MapFrame>
  )
}

/** Around all of them, with some room for their tags. */
function boxOf(found: Cluster[]): Bounds | undefined {
  if (found.length === 0) return undefined
  const [latitudes, longitudes] = [found.map(({ latitude }) => latitude), found.map(({ longitude }) => longitude)]
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const room = Math.max(0.2, (north - south) * 0.1, (east - west) * 0.1)
  return {
    west: Math.max(-180, west - room),
    south: Math.max(-85, south - room),
    east: Math.min(180, east + room),
    north: Math.min(85, north + room),
  }
}

const keyOf = ({ home, bbox, count }: Cluster): string => home?._id ?? `${count}@${bbox}`
