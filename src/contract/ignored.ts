import * as z from 'zod/mini'

/** A field that the specification's body has, while the server decides its value: whatever is sent passes, and is dropped. */
export const Ignored = z.optional(
  z.pipe(
    z.catch(z.optional(z.string()), undefined),
    z.transform(() => undefined),
  ),
)
