import type L from 'leaflet'
import { useEffect, useState } from 'react'
import * as t from '#messages/map'

export function ZoomButtons({ map, onZoom }: { map: L.Map; onZoom: (steps: number) => void }) {
  const [zoom, setZoom] = useState(map.getZoom())
  useEffect(() => {
    const read = () => setZoom(map.getZoom())
    map.on('zoomend', read)
    return () => {
      map.off('zoomend', read)
    }
  }, [map])
  return (
    <div className="map-zoom">
      <ZoomButton name={t.zoomIn()} sign="+" isLast={zoom >= map.getMaxZoom()} onPress={() => onZoom(1)} />
      <ZoomButton name={t.zoomOut()} sign="−" isLast={zoom <= map.getMinZoom()} onPress={() => onZoom(-1)} />
    </div>
  )
}

type ZoomButtonProps = { name: string; sign: string; isLast: boolean; onPress: () => void }

const ZoomButton = ({ name, sign, isLast, onPress }: ZoomButtonProps) => (
  <button type="button" aria-label={name} aria-disabled={isLast} onClick={() => !isLast && onPress()}>
    {sign}
  </button>
)
