import * as z from 'zod/mini'

/** A field that the specification sends but the server decides: any value is accepted and dropped. */
export const Ignored = z.optional(
  z.pipe(
    z.catch(z.optional(z.string()), undefined),
    z.transform(() => undefined),
  ),
)
