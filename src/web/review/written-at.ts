import type { Review } from '#contract/review'
import { dayHere } from '../ui/time/shown-moment.ts'

/** "21 November 2026, 14:22:51": the day that the server knows, and the time of day that its writer's page sent (P-22). */
export const writtenAt = ({ createdAt, reviewTime }: Pick<Review, 'createdAt' | 'reviewTime'>): string =>
  `${dayHere(createdAt)}, ${reviewTime}`
