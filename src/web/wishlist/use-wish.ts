import { useQuery } from '@tanstack/react-query'
import type { Property } from '#contract/property'
import { isNotThere } from '../api/api-error.ts'
import type { Person } from '../session/session-state.ts'
import { type Done, useActionLock } from '../ui/rows/use-action-lock.ts'
import { useAddWish, useRemoveWish, useRestoreWish, wishedHomesOf } from './wishlist.queries.ts'

export type Buyer = Pick<Person, 'email' | 'displayName'>

/**
 * Returns whether the person wishes this property, `add`, and `toggle`, which adds or removes the wish. Each sends one call at a time and
 * shows the result; a removal can be undone.
 */
export function useWish(property: Property, { email, displayName }: Buyer) {
  const { data: wishId = '' } = useQuery({
    ...wishedHomesOf(email),
    select: (wished) => wished[property._id] ?? '', // of many hearts, only the one that changes is rendered again
  })
  const { mutateAsync: addWish } = useAddWish(email)
  const { mutateAsync: removeWish } = useRemoveWish(email)
  const { mutateAsync: restoreWish } = useRestoreWish()
  const { running, isLocked, run } = useActionLock()
  const isThere = wishId !== ''

  const add = async () => {
    await addWish({ ...wishFor(property), userEmail: email, userName: displayName })
    return 'Property add to Your Wishlist Successfully'
  }
  const restore = async () => {
    await restoreWish(wishId)
    return 'Back on your wishlist'
  }
  const remove = async (): Promise<Done> => {
    await removeWish(wishId).catch((error) => {
      if (!isNotThere(error)) throw error // another tab was first
    })
    return { text: 'Removed', detail: property.title, undo: restore }
  }
  return {
    isThere,
    isBusy: running !== undefined,
    isLocked,
    add: () => void (isThere || run('add', add)),
    toggle: () => void run('toggle', isThere ? remove : add),
  }
}

/** Returns the fields of a wish for this property. */
const wishFor = ({ _id, propertyImage, title, location, name, email, agentImage, status, price }: Property) => ({
  propertyId: _id,
  propertyImage,
  title,
  location,
  agentName: name,
  agentEmail: email,
  agentImage,
  status,
  price,
})
