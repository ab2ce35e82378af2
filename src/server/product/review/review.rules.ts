import * as t from '#messages/refusals'
import { invalidField, Refusal } from '../../refusal.ts'

export function checkMayRate({ rating, hasHome }: { rating: number | null | undefined; hasHome: boolean }): void {
  if (!rating || hasHome) return
  throw invalidField('rating', t.notRatable)
}

export const alreadyRated = () => new Refusal('conflict', t.alreadyRated)
