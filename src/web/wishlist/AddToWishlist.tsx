import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Property } from '#contract/property'
import { messageOf } from '../api/api-error.ts'
import { paths } from '../navigation/paths.ts'
import type { Person } from '../session/session-state.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { useAddWish, wishedHomesOf } from './wishlist.queries.ts'

type Props = { property: Property; person: Pick<Person, 'email' | 'displayName'>; className?: string }

/** Puts a home on one's wishlist, once: the same button then says that it is there, so that the focus stays. */
export function AddToWishlist({ property, person: { email, displayName }, className }: Props) {
  const { data: wished } = useQuery(wishedHomesOf(email))
  const { mutateAsync } = useAddWish(email)
  const [adding, setAdding] = useState(false)
  const isThere = wished?.includes(property._id) ?? false
  const add = async () => {
    if (adding) return
    setAdding(true)
    try {
      await mutateAsync({ ...copied(property), userEmail: email, userName: displayName })
      toast.success('Property add to Your Wishlist Successfully')
    } catch (error) {
      toast.failure('Something is Wrong!', { detail: messageOf(error) })
    }
    setAdding(false)
  }
  return (
    <>
      <Button
        variant={isThere ? 'settled' : 'primary'}
        busy={adding}
        unavailable={isThere}
        onClick={() => void add()}
        className={className}
      >
        {isThere ? 'In your wishlist' : 'Add to wishlist'}
      </Button>
      {/* A line high from the start, so that nothing below it moves. */}
      <p className="min-h-6 text-center text-sm">
        {isThere && (
          <Link to={paths.wishlist} className="link">
            See your wishlist
          </Link>
        )}
      </p>
    </>
  )
}

/** What a wish says of its home, and which one it is. */
const copied = ({ _id, propertyImage, title, location, name, email, agentImage, status, price }: Property) => ({
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
