import sharp from 'sharp'
import { between, type Draw, from, type Pixels, pick, pixelsOf } from './pixels.ts'

/** Puts something over a photograph, or the photograph into something. `others`: further photographs. */
export type Covering = (picture: Pixels, draw: Draw, others: Buffer[]) => Promise<Pixels>

type Panel = { left: number; top: number; width: number; height: number }

async function arranged(draw: Draw, size: { width: number; height: number }, panels: Panel[], pictures: Buffer[]) {
  const border = draw() < 0.5 ? 0 : Math.round(between(draw, 4, 20))
  const background = pick(draw, ['#fff', '#fff', '#000', '#d8d4cc'])
  const parts = panels.map(async (panel, at) => {
    const [width, height] = [panel.width * size.width, panel.height * size.height].map(Math.round) as [number, number]
    const input = await sharp(pictures[at])
      .resize(Math.max(40, width - 2 * border), Math.max(40, height - 2 * border), { fit: 'cover' })
      .removeAlpha()
      .toBuffer()
    return {
      input,
      left: Math.round(panel.left * size.width) + border,
      top: Math.round(panel.top * size.height) + border,
    }
  })
  const canvas = sharp({ create: { ...size, channels: 3, background } })
  return pixelsOf(
    sharp(
      await canvas
        .composite(await Promise.all(parts))
        .png()
        .toBuffer(),
    ),
  )
}

const encoded = (picture: Pixels) => from(picture).png().toBuffer()

/** Side by side or above each other, each with up to a quarter cut off; with or without a border. */
export const collageOfTwo: Covering = async (picture, draw, others) => {
  const isBeside = draw() < 0.7
  const { width, height } = picture
  const shape = between(draw, 0.75, 1)
  const size = isBeside
    ? { width: Math.round(2 * width * shape), height }
    : { width, height: Math.round(2 * height * shape) }
  const panels: Panel[] = isBeside
    ? [0, 0.5].map((left) => ({ left, top: 0, width: 0.5, height: 1 }))
    : [0, 0.5].map((top) => ({ left: 0, top, width: 1, height: 0.5 }))
  const pictures = [await encoded(picture), pick(draw, others)]
  return arranged(draw, size, panels, draw() < 0.5 ? pictures : pictures.reverse())
}

/** A large picture and two small ones beside or under it, or three in a row; the copy is any of them. */
export const collageOfThree: Covering = async (picture, draw, others) => {
  const { width, height } = picture
  const large = between(draw, 0.6, 0.7)
  const layout = draw()
  const panels: Panel[] =
    layout < 0.45
      ? [
          { left: 0, top: 0, width: large, height: 1 },
          { left: large, top: 0, width: 1 - large, height: 0.5 },
          { left: large, top: 0.5, width: 1 - large, height: 0.5 },
        ]
      : layout < 0.8
        ? [
            { left: 0, top: 0, width: 1, height: large },
            { left: 0, top: large, width: 0.5, height: 1 - large },
            { left: 0.5, top: large, width: 0.5, height: 1 - large },
          ]
        : [0, 1, 2].map((at) => ({ left: at / 3, top: 0, width: 1 / 3, height: 1 }))
  const size =
    layout < 0.45
      ? { width: Math.round(width / large), height }
      : layout < 0.8
        ? { width, height: Math.round(height / large) }
        : { width: Math.round(width * between(draw, 1.8, 2.6)), height }
  const isLarge = draw() < 0.6
  const own = await encoded(picture)
  const pictures = [pick(draw, others), pick(draw, others), pick(draw, others)]
  pictures[isLarge ? 0 : 1 + Math.floor(draw() * 2)] = own
  return arranged(draw, size, panels, pictures)
}
