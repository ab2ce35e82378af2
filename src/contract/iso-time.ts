export function isDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString() === `${text}T00:00:00.000Z`
}

export function isMoment(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/.test(text)) return false
  const moment = new Date(text)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text.slice(0, 16))
}
