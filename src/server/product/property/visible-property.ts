import type { Property } from '#contract/property'
import type { Caller } from '../../platform/access/caller.ts'
import type { Database } from '../../platform/db/database.ts'
import { mayReadWholeAddress, type WholeAddress, withWholeAddress } from '../place/whole-address.store.ts'
import { isTheirs } from './property.rules.ts'
import { propertyById } from './property.store.ts'
import { eachFigureInWords, shownProperty } from './shown-property.ts'
import { visibleHome } from './visible-home.ts'

/**
 * Returns a listing as the caller may see it; others are refused like nonexistent ones. A hidden address is shown to
 * the agent, admins, and buyers with an agreed viewing or an accepted or paid offer (P-311).
 */
export async function visibleProperty(
  db: Database,
  caller: Caller | undefined,
  id: string,
): Promise<Property & WholeAddress> {
  const stored = await propertyById(db, id)
  const property = await visibleHome(db, caller, stored?.property)
  if (!stored?.address) return property
  if (!stored.address.shown || !caller) return shownProperty(stored)
  const mayReadWhole = isTheirs(caller, property) || (await mayReadWholeAddress(db, caller, id))
  const shown = shownProperty(stored)
  if (!mayReadWhole) return shown
  const whole = withWholeAddress(property, stored.address)
  return {
    ...whole,
    ...(whole.shownAs && {
      shownAs: { ...whole.shownAs, ...eachFigureInWords(shown), ...mediaOf(shown) },
    }),
  }
}

const mediaOf = ({ pictures, tours, documents }: Property) => ({
  ...(pictures && { pictures }),
  ...(tours && { tours }),
  ...(documents && { documents }),
})
