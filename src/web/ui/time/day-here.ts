import { useSyncExternalStore } from 'react'

const firstHalf = ['January', 'February', 'March', 'April', 'May', 'June']
const months = [...firstHalf, 'July', 'August', 'September', 'October', 'November', 'December']

/** The day of an ISO time, as "28 November 2026", in this machine's time zone. Without `Intl`, which is slow to begin. */
export function dayHere(time: string): string {
  const date = new Date(time)
  return `${date.getDate()} ${months[date.getMonth()]} ${date.getFullYear()}`
}

/** As `dayHere`, on a screen that the server renders without knowing the time zone: the day in UTC until hydration. */
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
