import { readFile } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4a7a5c' }, limitInputPixels: false })

export const jpeg = (width = 64, height = 48) => plain(width, height).jpeg().toBuffer()
export const png = (width = 64, height = 48) => plain(width, height).png().toBuffer()
export const webp = (width = 64, height = 48) => plain(width, height).webp().toBuffer()
export const avif = (width = 64, height = 48) => plain(width, height).avif({ effort: 0 }).toBuffer()

/** A phone's upright photo: 4000 × 3000 rotated pixels, a wide gamut, and GPS data. */
export async function phonePhoto(home = 'public/demo/home-01-modern-villa-pool.webp'): Promise<Buffer> {
  return sharp(await readFile(home))
    .resize(4000, 3000, { fit: 'cover' })
    .withIccProfile('p3')
    .withExif({
      IFD0: { Make: 'Phone', Copyright: 'secret owner' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 30/1 3230/100',
        GPSLongitudeRef: 'W',
        GPSLongitude: '0/1 7/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer()
}

/** Exactly `bytes` bytes: readers ignore data after a JPEG's end. */
export async function jpegOfSize(bytes: number): Promise<Buffer> {
  const picture = await jpeg()
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)])
}

/** Declares colour primaries and transfer (ITU-T H.273) in a `colr` box of an AVIF's item properties. */
export async function withHdrColours(primaries: number, transfer: number): Promise<Buffer> {
  const picture = await avif()
  const box = Buffer.from('\0\0\0\u0013colrnclx\0\0\0\0\0\u0009\u0080', 'latin1')
  box.writeUInt16BE(primaries, 12)
  box.writeUInt16BE(transfer, 14)
  const add = (at: number) => picture.writeUInt32BE(picture.readUInt32BE(at) + box.length, at)
  const pixels = Buffer.alloc(4)
  pixels.writeUInt32BE(picture.indexOf('mdat') + 4)
  add(picture.indexOf(pixels, picture.indexOf('iloc'))) // where the pixels begin
  for (const outer of ['meta', 'iprp', 'ipco']) add(picture.indexOf(outer) - 4)
  const properties = picture.indexOf('ipco') - 4
  const end = properties + picture.readUInt32BE(properties) - box.length
  return Buffer.concat([picture.subarray(0, end), box, picture.subarray(end)])
}

/** Inserts a gAMA chunk, and another one, directly after the header of a PNG. */
export function withGamma(picture: Buffer, gamma: number, further?: 'sRGB'): Buffer {
  const value = Buffer.alloc(4)
  value.writeUInt32BE(Math.round(gamma * 100_000))
  const chunks = [pngChunk('gAMA', value), ...(further ? [pngChunk(further, Buffer.from([0]))] : [])]
  const END_OF_HEADER = 33
  return Buffer.concat([picture.subarray(0, END_OF_HEADER), ...chunks, picture.subarray(END_OF_HEADER)])
}

function pngChunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
