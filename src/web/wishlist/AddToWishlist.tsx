import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { wordsOf } from '../api/api-error.ts'
import { paths } from '../app/paths.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/toast.ts'
import { useAddWish, wishedHomesOf } from './wishlist.queries.ts'

type Props = { propertyId: string; email: string; className?: string }

/** Puts a home on one's wishlist, once: the same button then says that it is there, so that the focus stays. */
export function AddToWishlist({ propertyId, email, className }: Props) {
  const { data: wished } = useQuery(wishedHomesOf(email))
  const { mutate, isPending } = useAddWish(email)
  const isThere = wished?.includes(propertyId) ?? false
  const add = () => {
    if (isThere || isPending) return
    mutate(propertyId, {
      onSuccess: () => toast.success('Property add to Your Wishlist Successfully'),
      onError: (error) => toast.failure('Something is Wrong!', { detail: wordsOf(error) }),
    })
  }
  return (
    <>
      <Button
        variant={isThere ? 'settled' : 'primary'}
        busy={isPending}
        unavailable={isThere}
        onClick={add}
        className={className}
      >
        {isThere ? 'In your wishlist' : 'Add to wishlist'}
      </Button>
      {isThere && (
        <p className="text-center text-sm">
          <Link to={paths.wishlist} className="link">
            See your wishlist
          </Link>
        </p>
      )}
    </>
  )
}
