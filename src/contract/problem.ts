import * as z from 'zod/mini'

export const problemKinds = {
  malformed: { status: 400, title: 'The request could not be read' },
  notSignedIn: { status: 401, title: 'Please sign in' },
  forbidden: { status: 403, title: 'Not allowed' },
  notFound: { status: 404, title: 'Not found' },
  wrongMethod: { status: 405, title: 'This address does not support that method' },
  timedOut: { status: 408, title: 'The request took too long to arrive' },
  conflict: { status: 409, title: 'No longer possible' },
  preconditionFailed: { status: 412, title: 'Not the version that was asked for' },
  tooLarge: { status: 413, title: 'Too large' },
  wrongKind: { status: 415, title: 'Wrong kind of content' },
  rangeNotSatisfiable: { status: 416, title: 'Not that many bytes' },
  invalid: { status: 422, title: 'Please check what you sent' },
  tooMany: { status: 429, title: 'Too many attempts' },
  headersTooLarge: { status: 431, title: 'The headers are too large' },
  broken: { status: 500, title: 'Something went wrong on our side' },
  unavailable: { status: 503, title: 'Not available right now' },
} as const satisfies Record<string, { status: number; title: string }>

export type ProblemKind = keyof typeof problemKinds

/** The body of every error response (RFC 9457). `errors`: a sentence per field. `requestId`: the id in the log. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  requestId: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
})
export type Problem = z.infer<typeof Problem>
