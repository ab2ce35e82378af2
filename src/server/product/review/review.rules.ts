import { Refusal } from '../../refusal.ts'

export function checkMayRate({ rating, hasHome }: { rating: number | null | undefined; hasHome: boolean }): void {
  if (!rating || hasHome) return
  const why = 'This home can’t be rated. Clear the stars to send the review without them.'
  throw new Refusal('invalid', why, { rating: why })
}

export const alreadyRated = () =>
  new Refusal('conflict', 'You have already rated this home. Clear the stars to send the review without them.')
