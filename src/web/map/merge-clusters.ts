import type { Cluster } from '#contract/map'
import { bboxIn, bboxText } from '#contract/map-bounds'
import { onWorldMap } from '#contract/map-tile'

const TAG_HEIGHT = 42
const AIR = 4

type Screen = { zoom: number; widthOf: (cluster: Cluster) => number }

export function mergeClusters(clusters: Cluster[], screen: Screen): Cluster[] {
  const apart: Cluster[] = []
  for (const cluster of clusters) {
    let merged = cluster
    for (let other = coveredBy(merged); other; other = coveredBy(merged)) {
      apart.splice(apart.indexOf(other), 1)
      merged = mergedOf(other, merged)
    }
    apart.push(merged)
  }
  return apart

  function coveredBy(cluster: Cluster): Cluster | undefined {
    return apart.find((other) => doCover(cluster, other, screen))
  }
}

function doCover(one: Cluster, other: Cluster, { zoom, widthOf }: Screen): boolean {
  const worldPx = 256 * 2 ** zoom
  const [a, b] = [onWorldMap(one), onWorldMap(other)]
  const across = Math.abs(a.x - b.x) * worldPx
  const down = Math.abs(a.y - b.y) * worldPx
  return down < TAG_HEIGHT && across < (widthOf(one) + widthOf(other)) / 2 + AIR
}

function mergedOf(one: Cluster, other: Cluster): Cluster {
  const [ones, others] = [numberOf(one), numberOf(other)]
  const middle = (field: 'latitude' | 'longitude') => (one[field] * ones + other[field] * others) / (ones + others)
  const isAtLeast = [one, other].some(({ count }) => typeof count === 'string')
  return {
    latitude: middle('latitude'),
    longitude: middle('longitude'),
    count: isAtLeast ? `${ones + others}+` : ones + others,
    bbox: around([one.bbox, other.bbox]),
    isOnePoint: false,
  }
}

const numberOf = ({ count }: Cluster): number => Number.parseInt(String(count), 10)

export function around(boxes: string[]): string {
  const bounds = boxes.flatMap((bbox) => bboxIn(bbox) ?? [])
  return bboxText({
    west: Math.min(...bounds.map(({ west }) => west)),
    south: Math.min(...bounds.map(({ south }) => south)),
    east: Math.max(...bounds.map(({ east }) => east)),
    north: Math.max(...bounds.map(({ north }) => north)),
  })
}
