import { Link } from 'react-router'
import { isolated } from '#contract/isolated'
import type { Property } from '#contract/property'
import { titleOf } from '#contract/shown-texts'
import { removeWish } from '#messages/card'
import * as t from '#messages/wishing'
import { paths } from '../platform/navigation/paths.ts'
import { Button } from '../ui/Button.tsx'
import { HeartIcon } from '../ui/icons.tsx'
import { useWish } from './use-wish.ts'
import type { Buyer } from './wishlist.queries.ts'

type Props = { property: Property; person: Buyer }

export function AddToWishlist({ property, person }: Props) {
  const { isThere, isBusy, isLocked, toggle } = useWish(property, person)
  return (
    <>
      <Button
        variant={isThere ? 'settled' : 'quiet'}
        busy={isBusy}
        unavailable={isLocked}
        aria-pressed={isThere}
        compact
        aria-label={isThere ? removeWish({ title: isolated(titleOf(property)) }) : t.add()}
        onClick={toggle}
        className="size-11 px-0!"
      >
        <HeartIcon filled={isThere} />
      </Button>
      {/* A line high from the start, so that nothing below it moves. */}
      <p className="order-last col-span-2 mt-1 min-h-6 text-sm">
        {isThere && (
          <Link to={paths.wishlist} className="link">
            {t.seeWishlist()}
          </Link>
        )}
      </p>
    </>
  )
}
