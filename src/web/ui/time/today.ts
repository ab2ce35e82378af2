/** The day it is here, as `YYYY-MM-DD`: by this machine's own clock and time zone. */
export function today(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** The time of day it is here, as `h:m:s` with two digits each. */
export const timeOfDay = (now = new Date()): string =>
  [now.getHours(), now.getMinutes(), now.getSeconds()].map((part) => String(part).padStart(2, '0')).join(':')
