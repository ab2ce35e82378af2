import * as z from 'zod/mini'
import { CURRENCIES } from './currency.ts'
import { endpoint } from './endpoint.ts'

/** The facts about the server that the page needs: the active providers, the currency, and whether this is the demo. */
export const Site = z.object({
  demo: z.boolean(),
  /** Of every price and amount (P-78). */
  currency: z.enum(CURRENCIES),
  identity: z.enum(['embedded', 'firebase']),
  google: z.boolean(),
  /** True if links for a forgotten password and an unverified address can be mailed. */
  accountMails: z.boolean(),
  /** True if a new password that is one of the most used is refused; else the forms only warn (P-27). */
  refuseCommonPasswords: z.boolean(),
  /** The project in which the browser signs in when `identity` is firebase. */
  firebase: z.optional(z.object({ projectId: z.string(), apiKey: z.string(), authDomain: z.string() })),
  /** Through whom the contact form is sent; without it, through our own server. */
  emailJs: z.optional(z.object({ serviceId: z.string(), templateId: z.string(), publicKey: z.string() })),
  /** The card provider, and the key that the browser needs for it; none if cards can’t be charged. */
  payment: z.optional(z.object({ kind: z.enum(['demo', 'stripe']), publishableKey: z.string() })),
  /** The address from which the browser loads map tiles, and their required credit; without it, the map shows outlines of land. */
  mapTiles: z.optional(z.object({ url: z.string(), attribution: z.string() })),
  /** The terms and the privacy policy of the operator; without them, our own pages. */
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
