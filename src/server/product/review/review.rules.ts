import type { Review } from '#contract/review'
import type { Role } from '#contract/user'
import { Refusal } from '../../refusal.ts'

type Person = { email: string; role: Role | null }

/** Only the writer and admins see the writer's e-mail; others get an empty text. */
export function shownReview(caller: Person | undefined, review: Review): Review {
  const mayReadEmail = caller?.role === 'admin' || caller?.email === review.reviewerEmail
  return mayReadEmail ? review : { ...review, reviewerEmail: '' }
}

export function checkMayRate({ rating, hasHome }: { rating: number | null | undefined; hasHome: boolean }): void {
  if (!rating || hasHome) return
  const why = 'This home can’t be rated. Clear the stars to send the review without them.'
  throw new Refusal('invalid', why, { rating: why })
}

export const alreadyRated = () =>
  new Refusal('conflict', 'You have already rated this home. Clear the stars to send the review without them.')
