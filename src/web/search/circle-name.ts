import { circleIn } from '#contract/drawn-area'
import { isolated } from '#contract/isolated'
import { MAX_TOWNS_ZOOM, mapApi } from '#contract/map'
import { onWorldMap } from '#contract/map-tile'
import * as t from '#messages/circles'
import { shownDistance } from '../map/places/distance.ts'
import { callAs } from '../platform/api/call.ts'

/** Names a circle by the town at its centre (P-393), or by its coordinates if there is no town or towns can’t be loaded. */
export async function nameOfCircle(near: string): Promise<string> {
  const circle = circleIn(near)
  const distance = shownDistance((circle?.metres ?? 0) / 1000, navigator.language)
  const town = circle && (await townAt(circle).catch(() => undefined))
  return town ? t.nearTown({ distance, town: isolated(town) }) : t.nearPoint({ distance })
}

type Point = { latitude: number; longitude: number }

const DECIMALS = 4 // of the gazetteer's points

async function townAt(point: Point): Promise<string | undefined> {
  const { x, y } = onWorldMap(point)
  const tile = (share: number) => `${Math.floor(share * 2 ** MAX_TOWNS_ZOOM)}`
  const query = { zoom: `${MAX_TOWNS_ZOOM}`, x: tile(x), y: tile(y) }
  const { towns } = await callAs(undefined, mapApi.towns, { query })
  const isSame = (one: number, other: number) => one.toFixed(DECIMALS) === other.toFixed(DECIMALS)
  return towns.find((town) => isSame(town.latitude, point.latitude) && isSame(town.longitude, point.longitude))?.name
}
