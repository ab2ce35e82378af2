import { useSyncExternalStore } from 'react'

const firstHalf = ['January', 'February', 'March', 'April', 'May', 'June']
const months = [...firstHalf, 'July', 'August', 'September', 'October', 'November', 'December']

/** Formats a day as "28 November 2026" in the local time zone. It avoids `Intl`, which is slow to start. */
export function dayHere(time: string): string {
  const date = new Date(time)
  return `${date.getDate()} ${months[date.getMonth()]} ${date.getFullYear()}`
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
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

const neverChanges = () => () => {}
