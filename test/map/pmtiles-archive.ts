import { gzipSync } from 'node:zlib'
import { zxyToTileId } from 'pmtiles'

export type MadeTile = { z: number; x: number; y: number; data: Uint8Array }

type Archive = {
  tiles: MadeTile[]
  metadata: object
  /** West, south, east and north in degrees. */
  bounds: [west: number, south: number, east: number, north: number]
  /** As `TileType` of PMTiles: 1 for vector tiles, 2 for PNG. */
  tileType?: number
  specVersion?: number
}

const HEADER_BYTES = 127
const GZIP = 2
const MVT = 1

/** Writes a PMTiles file, version 3, with one directory (https://github.com/protomaps/PMTiles/blob/main/spec/v3). */
export function pmtilesArchive({ tiles, metadata, bounds, tileType = MVT, specVersion = 3 }: Archive): Buffer {
  const inOrder = tiles
    .map(({ z, x, y, data }) => ({ id: zxyToTileId(z, x, y), data: gzipSync(data) }))
    .sort((one, other) => one.id - other.id)
  const directory = gzipSync(directoryOf(inOrder))
  const json = gzipSync(JSON.stringify(metadata))
  const data = Buffer.concat(inOrder.map((tile) => tile.data))
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles', 'latin1')
  header.writeUInt8(specVersion, 7)
  const offsets = partsAfterHeader([directory.length, json.length, 0, data.length])
  for (const [at, part] of offsets.entries()) {
    header.writeBigUInt64LE(BigInt(part.offset), 8 + 16 * at)
    header.writeBigUInt64LE(BigInt(part.length), 16 + 16 * at)
  }
  for (const at of [72, 80, 88]) header.writeBigUInt64LE(BigInt(tiles.length), at)
  const zooms = tiles.map(({ z }) => z)
  const [lowest, highest] = [Math.min(...zooms), Math.max(...zooms)]
  for (const [at, value] of [1, GZIP, GZIP, tileType, lowest, highest].entries()) header.writeUInt8(value, 96 + at)
  const [west, south, east, north] = bounds
  for (const [at, degrees] of [west, south, east, north].entries()) header.writeInt32LE(e7(degrees), 102 + 4 * at)
  header.writeUInt8(lowest, 118)
  header.writeInt32LE(e7((west + east) / 2), 119)
  header.writeInt32LE(e7((south + north) / 2), 123)
  return Buffer.concat([header, directory, json, data])
}

const e7 = (degrees: number): number => Math.round(degrees * 1e7)

function partsAfterHeader(lengths: number[]): { offset: number; length: number }[] {
  let offset = HEADER_BYTES
  return lengths.map((length) => {
    const part = { offset, length }
    offset += length
    return part
  })
}

/** Ids as differences, runs of one, lengths, and offsets of which 0 says "right after the one before". */
function directoryOf(tiles: { id: number; data: Buffer }[]): Buffer {
  const ids = tiles.map(({ id }, at) => id - (tiles[at - 1]?.id ?? 0))
  const offsets = tiles.map((_, at) => (at === 0 ? 1 : 0))
  const numbers = [tiles.length, ...ids, ...tiles.map(() => 1), ...tiles.map(({ data }) => data.length), ...offsets]
  return Buffer.from(numbers.flatMap(varint))
}

function varint(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) + 0x80)
  return [...bytes, rest]
}
