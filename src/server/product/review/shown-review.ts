import type { Review } from '#contract/review'
import type { Role } from '#contract/user'

type Person = { email: string; role: Role | null }

/** Hides the reviewer's e-mail address from all except the reviewer and admins, who get an empty text. */
export function shownReview(caller: Person | undefined, review: Review): Review {
  const mayReadEmail = caller?.role === 'admin' || caller?.email === review.reviewerEmail
  return mayReadEmail ? review : { ...review, reviewerEmail: '' }
}
