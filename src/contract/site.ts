import * as z from 'zod/mini'
import { CURRENCIES } from './currency.ts'
import { endpoint } from './endpoint.ts'
import { LANGUAGES } from './language.ts'

export const Site = z.object({
  demo: z.boolean(),
  currency: z.enum(CURRENCIES),
  /** The languages in which pages are available, the site's own first. */
  languages: z.array(z.enum(LANGUAGES)),
  identity: z.enum(['embedded', 'firebase']),
  google: z.boolean(),
  accountMails: z.boolean(),
  /** True: one of the most used passwords is refused as a new password. False: the forms only warn (P-27). */
  refuseCommonPasswords: z.boolean(),
  firebase: z.optional(z.object({ projectId: z.string(), apiKey: z.string(), authDomain: z.string() })),
  emailJs: z.optional(z.object({ serviceId: z.string(), templateId: z.string(), publicKey: z.string() })),
  payment: z.optional(z.object({ kind: z.enum(['demo', 'stripe']), publishableKey: z.string() })),
  /** The map tiles with the attribution they require; without them, the map shows outlines of land. */
  mapTiles: z.optional(z.object({ url: z.string(), attribution: z.string() })),
  mapFile: z.boolean(),
  tourHosts: z.array(z.string()),
  /** True if documents can be stored, which not every image host supports. */
  documents: z.boolean(),
  rates: z.boolean(),
  termsUrl: z.optional(z.string()),
  privacyUrl: z.optional(z.string()),
})
export type Site = z.infer<typeof Site>

export const siteApi = {
  read: endpoint({
    method: 'GET',
    path: '/site',
    access: 'public',
    summary: 'The active providers, the currency, and whether this is the demo',
    answer: Site,
  }),
}
