import { Link } from 'react-router'
import type { Property } from '#contract/property'
import { paths } from '../navigation/paths.ts'
import { Button } from '../ui/Button.tsx'
import { HeartIcon } from '../ui/icons.tsx'
import { type Buyer, useWish } from './use-wish.ts'

type Props = { property: Property; person: Buyer; className?: string }

/** Adds a home to the wishlist. The same button then shows that it is there, so that it keeps the focus. */
export function AddToWishlist({ property, person, className }: Props) {
  const { isThere, adding, add } = useWish(property, person)
  return (
    <>
      <Button
        variant={isThere ? 'settled' : 'quiet'}
        busy={adding}
        unavailable={isThere}
        onClick={() => void add()}
        className={className}
      >
        <HeartIcon filled={isThere} />
        <span>{isThere ? 'In your wishlist' : 'Add to wishlist'}</span>
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
