import { eq } from 'drizzle-orm'
import { PICTURE_WIDTHS, pictureIdOf, picturePath } from '#contract/picture-file'
import type { Queryable } from '../../platform/db/database.ts'
import { images } from '../tables/image.ts'

export type PictureSize = { width: number; height: number }

const [, , LARGEST] = PICTURE_WIDTHS
const DEMO_HOME = /^\/demo\/home-[\w-]+\.webp$/
const DEMO_SIZE = { width: LARGEST, height: 1067 }

/** Returns the size of the picture at this address; `undefined` unless it is one of ours in full size. */
export async function sizeOfPicture(db: Queryable, address: string): Promise<PictureSize | undefined> {
  if (DEMO_HOME.test(address)) return DEMO_SIZE
  const id = pictureIdOf(address)
  if (id === undefined || picturePath(id) !== address) return undefined
  const [original] = await db
    .select({ width: images.width, height: images.height })
    .from(images)
    .where(eq(images.id, id))
  return original && within(original, LARGEST)
}

const within = ({ width, height }: PictureSize, most: number): PictureSize =>
  width <= most ? { width, height } : { width: most, height: Math.round((height * most) / width) }
