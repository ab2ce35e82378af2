import { formattedDate } from '#contract/formatted-date'

export const weekdayName = (weekday: number, length: 'long' | 'narrow' = 'long'): string =>
  formattedDate(new Date(Date.UTC(2024, 0, weekday)), { weekday: length, timeZone: 'UTC' }) // 1 January 2024 is a Monday
