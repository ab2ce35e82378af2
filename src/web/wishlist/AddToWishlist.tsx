import { Link } from 'react-router'
import { isolated } from '#contract/isolated'
import type { Property } from '#contract/property'
import { paths } from '../navigation/paths.ts'
import { Button } from '../ui/Button.tsx'
import { HeartIcon } from '../ui/icons.tsx'
import { type Buyer, useWish } from './use-wish.ts'

type Props = { property: Property; person: Buyer; className?: string }

/** Adds a home to the wishlist; the same button then removes it. */
export function AddToWishlist({ property, person, className }: Props) {
  const { isThere, isBusy, isLocked, toggle } = useWish(property, person)
  return (
    <>
      <Button
        variant={isThere ? 'settled' : 'quiet'}
        busy={isBusy}
        unavailable={isLocked}
        aria-pressed={isThere}
        aria-label={isThere ? `Remove from wishlist: ${isolated(property.title)}` : undefined}
        onClick={toggle}
        className={className}
      >
        <HeartIcon filled={isThere} />
        <span>{isThere ? 'Remove from wishlist' : 'Add to wishlist'}</span>
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
