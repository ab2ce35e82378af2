import type { Review } from '#contract/review'
import type { Role } from '#contract/user'
import { Refusal } from '../../refusal.ts'

type Person = { email: string; role: Role | null }

/** A review as `caller` may read it: its writer's e-mail is for that writer and for admins, and an empty text for all others. */
export function shownReview(caller: Person | undefined, review: Review): Review {
  const mayReadEmail = caller?.role === 'admin' || caller?.email === review.reviewerEmail
  return mayReadEmail ? review : { ...review, reviewerEmail: '' }
}

/** A rating is of a home, which has to be there and in its writer's view. */
export function checkMayRate({ rating, hasHome }: { rating: number | null | undefined; hasHome: boolean }): void {
  if (!rating || hasHome) return
  const why = 'This home can’t be rated. Clear the stars to send the review without them.'
  throw new Refusal('invalid', why, { rating: why })
}

export const alreadyRated = () =>
  new Refusal('conflict', 'You have already rated this home. Clear the stars to send the review without them.')
