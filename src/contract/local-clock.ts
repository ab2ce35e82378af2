import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { HomeClock } from './home-clock.ts'
import { TimeZone } from './property-facts.ts'

const Degrees = (name: string, most: number) => {
  const message = `${name} is a number of degrees, such as 51.5`
  return z.pipe(
    z.string().check(
      z.maxLength(24, { error: message, abort: true }),
      z.refine((text) => /^-?\d{1,3}(\.\d+)?$/.test(text) && Math.abs(Number(text)) <= most, message),
    ),
    z.transform(Number),
  )
}

export const localClockApi = {
  read: endpoint({
    method: 'GET',
    path: '/clock',
    access: 'signedIn',
    summary:
      'The clock at a home with this time zone or, without one, at this point; with neither, that of the caller’s viewing hours, else UTC',
    query: z.object({
      timeZone: z.optional(TimeZone),
      latitude: z.optional(Degrees('latitude', 90)),
      longitude: z.optional(Degrees('longitude', 180)),
    }),
    answer: HomeClock,
  }),
}
