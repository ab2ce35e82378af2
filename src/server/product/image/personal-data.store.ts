import { eq } from 'drizzle-orm'
import { ownRows, type PersonalData } from '../../platform/noun/personal-data.store.ts'
import { images } from '../tables/image.ts'

const picture = {
  id: images.id,
  width: images.width,
  height: images.height,
  bytes: images.bytes,
  createdAt: images.createdAt,
}

export const personalDataOfPictures: PersonalData = {
  exported: { pictures: ownRows(images, picture, ({ id }) => eq(images.ownerId, id)) },
  forget: undefined,
}
