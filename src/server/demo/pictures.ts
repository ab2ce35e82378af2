import { placeholderOf } from '../platform/db/placeholder.ts'
import type { propertyPictures } from '../platform/db/tables/property-picture.ts'
import type { DemoHome } from './homes.ts'
import pictures from './pictures.json' with { type: 'json' }

/** The further pictures of the demo's homes. */
export function demoPictures(homes: Map<string, DemoHome>): (typeof propertyPictures.$inferInsert)[] {
  return Object.entries(pictures).flatMap(([key, further]) => {
    const home = homes.get(key)
    if (!home) throw new Error(`there are pictures of a demo home ${key}, which is not there`)
    return further.map(({ picture, caption }, index) => {
      const url = `/demo/${picture}.webp`
      return { propertyId: home.id, position: index + 1, url, caption, placeholder: placeholderOf(url) }
    })
  })
}
