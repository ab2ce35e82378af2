import { queryClient } from '../../api/query-client.ts'
import { siteQuery } from '../../api/site.queries.ts'
import type { AccountSecurity } from './account-security.ts'
import { loadFirebase } from './create-identity.ts'
import { embeddedSecurity } from './embedded-security.ts'

const embedded = embeddedSecurity()

export async function createAccountSecurity(): Promise<AccountSecurity> {
  const { firebase } = await queryClient.fetchQuery(siteQuery)
  return firebase ? (await loadFirebase()).firebaseSecurity(firebase) : embedded
}
