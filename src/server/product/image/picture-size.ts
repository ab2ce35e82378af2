import { eq } from 'drizzle-orm'
import { LARGEST_RENDITION, pictureIdOf, picturePath } from '#contract/picture-file'
import type { Queryable } from '../../platform/db/database.ts'
import { images } from '../tables/image.ts'

export type PictureSize = { width: number; height: number }

const DEMO_HOME = /^\/demo\/home-[\w-]+\.webp$/
const DEMO_SIZE = { width: LARGEST_RENDITION.width, height: 1067 }

export async function sizeOfPicture(db: Queryable, address: string): Promise<PictureSize | undefined> {
  if (DEMO_HOME.test(address)) return DEMO_SIZE
  const id = pictureIdOf(address)
  if (id === undefined || picturePath(id) !== address) return undefined
  const [stored] = await db.select({ width: images.width, height: images.height }).from(images).where(eq(images.id, id))
  return stored
}
