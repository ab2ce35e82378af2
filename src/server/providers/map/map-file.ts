import { type FileHandle, open } from 'node:fs/promises'
import type { Header } from 'pmtiles'
import * as z from 'zod/mini'

export class UnusableMapFile extends Error {}

/**
 * A checked map file, which stays open. `version`: changes with the bytes. `read`: returns the bytes of a range;
 * undefined if the file was changed since it was opened, or closed meanwhile.
 */
export type MapFile = {
  version: string
  size: number
  zooms: { from: number; to: number }
  read(range: { start: number; end: number }): Promise<Buffer | undefined>
  close(): Promise<void>
}

const HEADER_BYTES = 127
const MAGIC = 'PMTiles'
const SPEC_VERSION = 3

/**
 * The maximum size in bytes of the metadata and of one directory, by the header; those of the whole world are smaller.
 */
const MAX_PART_BYTES = 16 * 1024 * 1024

/** The layers that our styles draw (https://docs.protomaps.com/basemaps/layers). A map without any would be empty. */
const drawn = ['earth', 'water', 'roads']

/** Opens a PMTiles file of vector tiles. Throws `UnusableMapFile` for anything else. */
export async function openMapFile(path: string): Promise<MapFile> {
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new UnusableMapFile(`${path} can’t be read (${error.code}).`, { cause: error })
  })
  try {
    return await checked(path, handle)
  } catch (error) {
    await handle.close()
    throw error
  }
}

async function checked(path: string, handle: FileHandle): Promise<MapFile> {
  const opened = await handle.stat()
  if (!opened.isFile()) throw new UnusableMapFile(`${path} is not a file.`)
  const { TileType } = await import('pmtiles')
  const header = await headerOf(path, handle)
  if (header.tileType !== TileType.Mvt) throw new UnusableMapFile(`${path} has no vector tiles (MVT).`)
  const end = endOf(header)
  if (opened.size < end) throw new UnusableMapFile(`${path} is cut off: it has ${opened.size} of ${end} bytes.`)
  if (!(await layersOf(path, handle)).some((layer) => drawn.includes(layer)))
    throw new UnusableMapFile(`${path} has no layer ${drawn.join(', ')}: it is no basemap of Protomaps.`)
  return {
    version: `${Math.round(opened.mtimeMs).toString(36)}-${opened.size.toString(36)}`,
    size: opened.size,
    zooms: { from: header.minZoom, to: header.maxZoom },
    read: async ({ start, end }) => {
      try {
        const bytes = await bytesOf(handle, start, end - start + 1)
        const { size, mtimeMs } = await handle.stat()
        return size === opened.size && mtimeMs === opened.mtimeMs ? bytes : undefined
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EBADF') return undefined // closed, as another file replaced it
        throw error
      }
    },
    close: () => handle.close(),
  }
}

async function headerOf(path: string, handle: FileHandle): Promise<Header> {
  const bytes = await bytesOf(handle, 0, HEADER_BYTES)
  if (bytes.length < HEADER_BYTES || bytes.toString('latin1', 0, MAGIC.length) !== MAGIC)
    throw new UnusableMapFile(`${path} is no PMTiles file.`)
  if (bytes[MAGIC.length] !== SPEC_VERSION)
    throw new UnusableMapFile(`${path} has version ${bytes[MAGIC.length]} of PMTiles, and not ${SPEC_VERSION}.`)
  const { bytesToHeader } = await import('pmtiles')
  return bytesToHeader(exactly(bytes))
}

const endOf = (header: Header): number =>
  Math.max(
    header.rootDirectoryOffset + header.rootDirectoryLength,
    header.jsonMetadataOffset + header.jsonMetadataLength,
    header.leafDirectoryOffset + (header.leafDirectoryLength ?? 0),
    header.tileDataOffset + (header.tileDataLength ?? 0),
  )

const Metadata = z.object({ vector_layers: z.array(z.object({ id: z.string() })) })

async function layersOf(path: string, handle: FileHandle): Promise<string[]> {
  const { PMTiles } = await import('pmtiles')
  const getBytes = async (offset: number, length: number) => {
    if (length > MAX_PART_BYTES) throw new Error(`a part has ${length} bytes`)
    return { data: exactly(await bytesOf(handle, offset, length)) }
  }
  try {
    const metadata = await new PMTiles({ getKey: () => path, getBytes }).getMetadata()
    return Metadata.parse(metadata).vector_layers.map(({ id }) => id)
  } catch (error) {
    throw new UnusableMapFile(`${path} is damaged: its metadata can’t be read.`, { cause: error })
  }
}

async function bytesOf(handle: FileHandle, start: number, length: number): Promise<Buffer<ArrayBuffer>> {
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, start)
  return buffer.subarray(0, bytesRead)
}

/** Copies exactly these bytes: Node allocates small buffers within a larger one. */
const exactly = ({ buffer, byteOffset, byteLength }: Buffer<ArrayBuffer>): ArrayBuffer =>
  buffer.slice(byteOffset, byteOffset + byteLength)
