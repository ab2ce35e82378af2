import { dayHere } from './day-here.ts'

/** The day of an ISO time, as "28 Nov 2026", in this machine's time zone. */
export function shortDayHere(time: string): string {
  const [day, month = '', year] = dayHere(time).split(' ')
  return `${day} ${month.slice(0, 3)} ${year}`
}
