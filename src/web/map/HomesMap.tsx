import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { isolated } from '#contract/isolated'
import type { Cluster } from '#contract/map'
import { type Bounds, bboxIn } from '#contract/map-bounds'
import { shownPrice } from '#contract/shown-price'
import { titleOf } from '#contract/shown-texts'
import * as t from '#messages/map'
import { useMoney } from '../platform/api/use-money.ts'
import { Button } from '../ui/Button.tsx'
import type { DrawnArea } from './drawing/draft.ts'
import { useHighlightedHome } from './HighlightedHome.tsx'
import { ListFollowsMap, useListFollowsMap } from './ListFollowsMap.tsx'
import { MapFrame } from './MapFrame.tsx'
import { areaOfHomes, clusters, type MapFilters } from './map.queries.ts'
import type { MapView } from './map-bounds.ts'
import type { MapPin } from './map-pins.ts'
import { mergeClusters } from './merge-clusters.ts'
import { PinCard, shownCount } from './PinCard.tsx'
import { shortPrice } from './short-price.ts'
import { useDrawingOnMap } from './use-drawing-on-map.tsx'
import { useMyPlacesOnMap } from './use-my-places-on-map.tsx'

type Props = {
  filters: MapFilters
  bbox: string | undefined
  drawn: DrawnArea
  onSearchArea: (bbox: string | undefined) => void
  onSearchDrawn: (drawn: DrawnArea) => void
}

const WORLD = '-140,-40,160,68' // the inhabited part of the world
const PADDING = 48 // pixels, for the tags of the outermost homes

type Target = { key?: string; bounds?: Bounds; padding: number; isPressed?: boolean; keepsSurroundings: boolean }

export function HomesMap({ filters, bbox, drawn, onSearchArea, onSearchDrawn }: Props) {
  const [view, setView] = useState<MapView>()
  const [hasMoved, setHasMoved] = useState(false)
  const [opened, setOpened] = useState<Cluster>()
  const [follows, setFollows] = useListFollowsMap()
  const { data, error, refetch } = useQuery(clusters(filters, view))
  const drawing = useDrawingOnMap(view, drawn, onSearchDrawn)
  const [target, setTarget] = useTarget(filters, bbox ?? drawing.bbox, view)
  const searched = JSON.stringify([filters, bbox])
  const [shownFor, setShownFor] = useState(searched)
  if (shownFor !== searched) {
    setShownFor(searched)
    setHasMoved(false)
    setOpened(undefined)
  }
  const { currency } = useMoney()
  const myPlaces = useMyPlacesOnMap(view)
  const { highlighted, highlight } = useHighlightedHome()
  useEffect(() => () => highlight(undefined), [highlight])
  const openedKey = opened && keyOf(opened)
  const { zoom, isClosest } = view ?? { zoom: 0, isClosest: false }
  const pinsOfHomes = useMemo(() => {
    const press = (cluster: Cluster) => {
      const inside = bboxIn(cluster.bbox)
      if (cluster.isOnePoint || !inside || isClosest) return setOpened(cluster)
      setOpened(undefined)
      setTarget(({ key }) => ({ key, bounds: inside, padding: PADDING, isPressed: true, keepsSurroundings: false }))
    }
    const textOf = ({ home, count }: Cluster) => (home ? shortPrice(home, currency) : String(count))
    const apart = mergeClusters(data ?? [], { zoom, widthOf: (cluster) => tagWidth(textOf(cluster)) })
    return apart.map((cluster): MapPin => {
      const { latitude, longitude, count, home, isOnePoint } = cluster
      return {
        key: keyOf(cluster),
        latitude,
        longitude,
        isPressed: keyOf(cluster) === openedKey,
        text: textOf(cluster),
        name: home
          ? t.homeAndPrice({
              title: isolated(titleOf(home)),
              price: home.price ? shortPrice(home, currency) : shownPrice(home, currency),
            })
          : (isOnePoint ? t.homesInOnePlace : t.homesInArea)(shownCount(count)),
        look: home ? 'home' : isOnePoint ? 'point' : 'several',
        onPress: () => press(cluster),
        onHighlight: (isHighlighted) => highlight(isHighlighted ? home?._id : undefined),
      }
    })
  }, [data, openedKey, zoom, isClosest, currency, highlight, setTarget])
  const pins = useMemo(
    () => (drawing.isOpen ? drawing.pins : [...pinsOfHomes, ...myPlaces.pins]),
    [drawing.isOpen, drawing.pins, pinsOfHomes, myPlaces.pins],
  )
  return (
    <MapFrame
      label={t.homesMap()}
      failed={t.failedButList()}
      className="h-[max(24rem,100dvh-13rem)] xl:*:rounded-e-none xl:*:border-e-0"
      box={target.bounds}
      padding={target.padding}
      keepsSurroundings={target.keepsSurroundings}
      pins={pins}
      shapes={drawing.shapes}
      onPress={drawing.onPress}
      highlighted={highlighted}
      onView={(next, byPerson) => {
        setView(next)
        if (drawing.isOpen || (!byPerson && !target.isPressed)) return
        if (follows) onSearchArea(next.bbox)
        else if (byPerson) setHasMoved(true)
      }}
    >
      <div className="map-bar pointer-events-none absolute inset-x-16 top-3 z-10 flex flex-wrap justify-center gap-2 *:pointer-events-auto">
        <ListFollowsMap isOn={follows} onChange={setFollows} />
        {hasMoved && view && (
          <Button compact onClick={() => onSearchArea(view.bbox)}>
            {t.searchArea()}
          </Button>
        )}
        {bbox && (
          <Button compact variant="quiet" onClick={() => onSearchArea(undefined)}>
            {t.searchEverywhere()}
          </Button>
        )}
        <div className="contents *:pointer-events-auto">{drawing.buttons}</div>
        {error && (
          <Button compact variant="quiet" onClick={() => void refetch()}>
            {t.pinsFailed()}
          </Button>
        )}
      </div>
      <div>{drawing.panel ?? myPlaces.panel}</div>
      {opened && !drawing.isOpen && (
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

function useTarget(filters: MapFilters, bbox: string | undefined, view: MapView | undefined) {
  const area = useQuery({ ...areaOfHomes(filters), enabled: !bbox })
  const ofHomes = area.isPlaceholderData ? undefined : area.data
  const known = bbox ?? (ofHomes === null || area.error ? WORLD : ofHomes)
  const key = known && JSON.stringify([filters, known])
  const [target, setTarget] = useState<Target>({ padding: 0, keepsSurroundings: false })
  if (key && target.key !== key) {
    const isShown = bbox !== undefined && bbox === view?.bbox
    setTarget(
      isShown
        ? { ...target, key }
        : { key, bounds: bboxIn(known), padding: bbox ? 0 : PADDING, keepsSurroundings: !bbox },
    )
  }
  return [target, setTarget] as const
}

const tagWidth = (text: string): number => Math.max(44, 24 + 9 * text.length)

const keyOf = ({ home, bbox, count }: Cluster): string => home?._id ?? `${count}@${bbox}`
