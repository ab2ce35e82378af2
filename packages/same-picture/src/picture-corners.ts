import { bytesOf, type OpenCv } from './opencv.ts'
import type { GreyPicture } from './picture-patches.ts'

export type Corners = { points: Float32Array; descriptors: Uint8Array }

export const DESCRIPTOR_BYTES = 32
const MAX_POINTS = 400
/**
 * The number of corners, which are taken from 5 × 5 cells of the picture in turn, so that lettering across it gets only
 * its share.
 */
const FOUND_POINTS = 1200
const CELLS = 5

export function cornersOf(cv: OpenCv, { data, width, height }: GreyPicture): Corners {
  const picture = bytesOf(cv, data, height, width)
  const [mask, found] = [new cv.Mat(), new cv.Mat()]
  const corners = new cv.KeyPointVector()
  const orb = new cv.ORB(FOUND_POINTS)
  try {
    orb.detectAndCompute(picture, mask, corners, found)
    const places = Array.from({ length: corners.size() }, (_, at) => {
      const { pt, response } = corners.get(at)
      const cell = Math.floor((CELLS * pt.y) / height) * CELLS + Math.floor((CELLS * pt.x) / width)
      return { at, cell, response, x: pt.x, y: pt.y }
    })
    const kept = spread(places)
    const [points, descriptors] = [new Float32Array(2 * kept.length), new Uint8Array(DESCRIPTOR_BYTES * kept.length)]
    for (const [place, { at, x, y }] of kept.entries()) {
      points.set([x, y], 2 * place)
      descriptors.set(found.data.subarray(DESCRIPTOR_BYTES * at, DESCRIPTOR_BYTES * (at + 1)), DESCRIPTOR_BYTES * place)
    }
    return { points, descriptors }
  } finally {
    for (const part of [picture, mask, found, corners, orb]) part.delete()
  }
}

function spread<Place extends { cell: number; response: number }>(places: Place[]): Place[] {
  const taken = new Map<number, number>()
  return places
    .toSorted((one, other) => other.response - one.response)
    .map((place) => {
      const rank = taken.get(place.cell) ?? 0
      taken.set(place.cell, rank + 1)
      return { place, rank }
    })
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MAX_POINTS)
    .map(({ place }) => place)
}
