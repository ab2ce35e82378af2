import { DESCRIPTOR_BYTES } from './picture-corners.ts'

/**
 * The features of a picture. `isPart`: of a picture that was cut out of a collage or a frame. `small`: a grey rendition
 * as WebP, larger for a drawing.
 */
export type Features = {
  width: number
  height: number
  points: Float32Array
  descriptors: Uint8Array
  isDrawing: boolean
  isPart: boolean
  small: Buffer
}

const HEADER_BYTES = 6
const PLACES = 8
/**
 * A flag in the stored width that marks a drawing; in the height, a part. The bit is otherwise unused, as pictures have
 * at most 480 pixels a side.
 */
const FLAG = 0x8000

export function packed({ width, height, points, descriptors, isDrawing, isPart, small }: Features): Buffer {
  const header = Buffer.alloc(HEADER_BYTES + 2 * points.length)
  const places = Array.from(points, (place) => Math.round(place * PLACES))
  const size = [isDrawing ? width | FLAG : width, isPart ? height | FLAG : height]
  for (const [at, value] of [...size, points.length / 2, ...places].entries()) header.writeUInt16LE(value, 2 * at)
  return Buffer.concat([header, descriptors, small])
}

export function unpacked(bytes: Uint8Array): Features {
  const packed = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const [width, height, count] = [0, 2, 4].map((at) => packed.readUInt16LE(at)) as [number, number, number]
  const points = Float32Array.from(
    { length: 2 * count },
    (_, at) => packed.readUInt16LE(HEADER_BYTES + 2 * at) / PLACES,
  )
  const descriptorsAt = HEADER_BYTES + 4 * count
  const smallAt = descriptorsAt + DESCRIPTOR_BYTES * count
  return {
    width: width & ~FLAG,
    height: height & ~FLAG,
    points,
    descriptors: packed.subarray(descriptorsAt, smallAt),
    isDrawing: (width & FLAG) !== 0,
    isPart: (height & FLAG) !== 0,
    small: packed.subarray(smallAt),
  }
}
