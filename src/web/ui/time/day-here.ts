import { useSyncExternalStore } from 'react'
import { formattedDate } from '#contract/formatted-date'
import { readersLanguage } from '#contract/language'

const firstHalf = ['January', 'February', 'March', 'April', 'May', 'June']
const months = [...firstHalf, 'July', 'August', 'September', 'October', 'November', 'December']

/**
 * Formats a day in the local time zone, in the reader's language: "28 November 2026". English avoids `Intl`, whose
 * first use is slow.
 */
export function dayHere(time: string): string {
  const date = new Date(time)
  return readersLanguage() === 'en' ? `${date.getDate()} ${months[date.getMonth()]} ${date.getFullYear()}` : dayIn(date)
}

/** Works like `dayHere`, but in UTC until hydration, because the server doesn't know the time zone. */
export const useDayHere = (time: string): string =>
  useSyncExternalStore(
    neverChanges,
    () => dayHere(time),
    () => dayInUtc(time),
  )

function dayInUtc(time: string): string {
  const date = new Date(time)
  return readersLanguage() === 'en'
    ? `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`
    : dayIn(date, 'UTC')
}

const dayIn = (date: Date, timeZone?: string): string =>
  formattedDate(date, { day: 'numeric', month: 'long', year: 'numeric', timeZone })

const neverChanges = () => () => {}
