import { MAX_SAVED_SEARCHES } from '#contract/saved-search'
import * as t from '#messages/refusals'
import { Refusal } from '../../refusal.ts'

export function checkMaySave(saved: number): void {
  if (saved >= MAX_SAVED_SEARCHES) throw new Refusal('conflict', () => t.tooManySearches({ most: MAX_SAVED_SEARCHES }))
}

export const noSuchSearch = () => new Refusal('notFound', t.noSuchSearch)
