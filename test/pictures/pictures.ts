import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4a7a5c' }, limitInputPixels: false })

/** A picture of one colour, in each kind that is taken. */
export const jpeg = (width = 64, height = 48) => plain(width, height).jpeg().toBuffer()
export const png = (width = 64, height = 48) => plain(width, height).png().toBuffer()
export const webp = (width = 64, height = 48) => plain(width, height).webp().toBuffer()
export const avif = (width = 64, height = 48) => plain(width, height).avif({ effort: 0 }).toBuffer()

/** As a phone takes it, held upright: 4000 × 3000 pixels lying on their side, wide colours, and where it was taken. */
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

/** A JPEG of exactly `bytes` bytes: what comes after its end is ignored by every reader. */
export async function jpegOfSize(bytes: number): Promise<Buffer> {
  const picture = await jpeg()
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)])
}
