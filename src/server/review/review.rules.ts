import type { Review } from '#contract/review'
import type { Role } from '#contract/user'

type Person = { email: string; role: Role | null }

/** A review as `caller` may read it: its writer's e-mail is for that writer and for admins, and an empty text for all others. */
export function shownReview(caller: Person | undefined, review: Review): Review {
  const mayReadEmail = caller?.role === 'admin' || caller?.email === review.reviewerEmail
  return mayReadEmail ? review : { ...review, reviewerEmail: '' }
}
