import { useMemo } from 'react'
import { kilometresBetween } from '#contract/distance'
import { isolated } from '#contract/isolated'
import * as t from '#messages/distances'
import { shownDistance } from './distance.ts'
import { type MyPlace, useKeptPlaces } from './kept-places.ts'

export type Point = { latitude: number; longitude: number }

export const MAX_PLACES = 3
export const MAX_NAME_LENGTH = 20

export function useMyPlaces(): MyPlace[] {
  const text = useKeptPlaces()
  return useMemo(() => placesIn(text), [text])
}

export function placesIn(text: string | undefined): MyPlace[] {
  if (text === undefined) return []
  try {
    const kept: unknown = JSON.parse(text)
    return Array.isArray(kept) ? kept.filter(isPlace).slice(0, MAX_PLACES) : []
  } catch {
    return []
  }
}

function isPlace(value: unknown): value is MyPlace {
  if (typeof value !== 'object' || value === null) return false
  const { name, latitude, longitude } = value as Partial<Record<string, unknown>> // each is checked below
  return (
    typeof name === 'string' && name.length <= MAX_NAME_LENGTH && isDegrees(latitude, 90) && isDegrees(longitude, 180)
  )
}

const isDegrees = (value: unknown, most: number) => typeof value === 'number' && Math.abs(value) <= most

export function distancesFrom({ latitude, longitude }: Partial<Point>, places: MyPlace[], language: string): string[] {
  if (latitude === undefined || longitude === undefined) return []
  return places
    .filter(({ name }) => name.trim() !== '')
    .map((place) => {
      const distance = shownDistance(kilometresBetween({ latitude, longitude }, place), language)
      return t.toPlace({ distance, place: isolated(place.name.trim()) })
    })
}

export function byNearness<Home extends Partial<Point>>(homes: Home[], place: Point): Home[] {
  const distance = ({ latitude, longitude }: Home) =>
    latitude === undefined || longitude === undefined
      ? Number.POSITIVE_INFINITY
      : kilometresBetween({ latitude, longitude }, place)
  return homes
    .map((home) => ({ home, distance: distance(home) }))
    .sort((one, other) => one.distance - other.distance || 0)
    .map(({ home }) => home)
}
