import { useEffect, useState } from 'react'
import { isolated } from '#contract/isolated'
import * as t from '#messages/distances'
import { Select } from '../../ui/form/Select.tsx'
import { byNearness, type Point, useMyPlaces } from './my-places.ts'

export type Order = { of: <Home extends Partial<Point>>(homes: Home[]) => Home[] }

export function NearestFirst({ onOrder }: { onOrder: (order: Order | undefined) => void }) {
  const places = useMyPlaces().filter(({ name }) => name.trim() !== '')
  const [chosen, setChosen] = useState('')
  const { latitude, longitude } = (chosen !== '' && places[Number(chosen)]) || {}
  useEffect(() => {
    onOrder(latitude === undefined || longitude === undefined ? undefined : orderBy({ latitude, longitude }))
  }, [latitude, longitude, onOrder])
  if (places.length === 0) return null
  return (
    <div className="max-w-64">
      <Select label={t.order()} value={chosen} onChange={(event) => setChosen(event.target.value)}>
        <option value="">{t.asFound()}</option>
        {places
          .map(({ name }, at) => ({ name: name.trim(), value: at }))
          .map(({ name, value }) => (
            <option key={value} value={value}>
              {t.nearestTo({ place: isolated(name) })}
            </option>
          ))}
      </Select>
    </div>
  )
}

const orderBy = (place: Point): Order => ({ of: (homes) => byNearness(homes, place) })
