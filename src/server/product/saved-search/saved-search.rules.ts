import { MAX_SAVED_SEARCHES } from '#contract/saved-search'
import { Refusal } from '../../refusal.ts'

export function checkMaySave(saved: number): void {
  if (saved >= MAX_SAVED_SEARCHES)
    throw new Refusal(
      'conflict',
      `You can save at most ${MAX_SAVED_SEARCHES} searches. Delete one that you no longer need.`,
    )
}

export const noSuchSearch = () => new Refusal('notFound', 'This saved search doesn’t exist or was removed.')
