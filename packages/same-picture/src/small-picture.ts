import sharp from 'sharp'
import type { GreyPicture } from './picture-patches.ts'

/** Decodes the grey rendition of a picture's features. `side`: the longer side to which it is reduced. */
export async function greyOf(bytes: Uint8Array, side = 0): Promise<GreyPicture> {
  const picture = sharp(bytes)
  if (side) picture.resize(side, side, { fit: 'inside', withoutEnlargement: true })
  const { data, info } = await picture.extractChannel(0).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
