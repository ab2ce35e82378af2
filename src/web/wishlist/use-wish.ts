import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Property } from '#contract/property'
import { messageOf } from '../api/api-error.ts'
import type { Person } from '../session/session-state.ts'
import { toast } from '../ui/feedback/toast.ts'
import { useAddWish, wishedHomesOf } from './wishlist.queries.ts'

export type Buyer = Pick<Person, 'email' | 'displayName'>

/** Returns whether the person wishes this property, and `add`, which sends the wish once and shows the result. */
export function useWish(property: Property, { email, displayName }: Buyer) {
  const { data: isThere = false } = useQuery({
    ...wishedHomesOf(email),
    select: (wished) => wished.includes(property._id), // of many hearts, only the one that changes is rendered again
  })
  const { mutateAsync } = useAddWish(email)
  const [adding, setAdding] = useState(false)
  const add = async () => {
    if (adding || isThere) return
    setAdding(true)
    try {
      await mutateAsync({ ...wishFor(property), userEmail: email, userName: displayName })
      toast.success('Property add to Your Wishlist Successfully')
    } catch (error) {
      toast.failure('Something is Wrong!', { detail: messageOf(error) })
    }
    setAdding(false)
  }
  return { isThere, adding, add }
}

/** Returns the fields of a wish for this property. */
export const wishFor = ({ _id, propertyImage, title, location, name, email, agentImage, status, price }: Property) => ({
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
