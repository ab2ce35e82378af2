import type { Queryable } from '../../../platform/db/database.ts'
import { countTry, isWithin, type RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import { ADDRESS_HEADER } from './web-request.ts'

/** The limits of mailed links of all kinds per e-mail and per network address, with or without an account (P-140). */
const limits = {
  ofAddress: { what: 'mailed links of an address', most: 40, seconds: 3600 },
  ofEmail: { what: 'mailed links of an e-mail', most: 5, seconds: 3600 },
  ofEmailADay: { what: 'mailed links of an e-mail in a day', most: 20, seconds: 86_400 },
} satisfies Record<string, RateLimit>

type LinkRequest = { email: string; request: Request | undefined }

const triesOf = ({ email, request }: LinkRequest): [RateLimit, string][] => [
  [limits.ofAddress, request?.headers.get(ADDRESS_HEADER) ?? ''],
  [limits.ofEmail, email.trim().toLowerCase()],
  [limits.ofEmailADay, email.trim().toLowerCase()],
]

export async function countLink(db: Queryable, link: LinkRequest): Promise<void> {
  for (const [limit, who] of triesOf(link)) await countTry(db, limit, who)
}

/**
 * Counts a registration's link, and returns true if it may be mailed. The account is created in any case; its user can
 * request the link later.
 */
export async function mayMailLink(db: Queryable, link: LinkRequest): Promise<boolean> {
  for (const [limit, who] of triesOf(link)) if (!(await isWithin(db, limit, who))) return false
  return true
}
