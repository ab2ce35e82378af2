import type { Site } from '#contract/site'
import { unreachable } from '../../api/api-error.ts'
import { queryClient } from '../../api/query-client.ts'
import { siteQuery } from '../../api/site.queries.ts'
import type { AccountSecurity } from './account-security.ts'
import { embeddedIdentity } from './embedded.ts'
import { embeddedSecurity } from './embedded-security.ts'
import type { Identity } from './identity.ts'

const embedded = embeddedIdentity()
const security = embeddedSecurity()

/** The identity provider that the server says is on. */
export async function chosenIdentity(): Promise<Identity> {
  return identityOf(await queryClient.fetchQuery(siteQuery))
}

/** What people do about their own account there. */
export async function chosenSecurity(): Promise<AccountSecurity> {
  const { firebase } = await queryClient.fetchQuery(siteQuery)
  return firebase ? (await hosted(import('./firebase-security.ts'))).firebaseSecurity(firebase) : security
}

async function identityOf({ firebase }: Pick<Site, 'firebase'>): Promise<Identity> {
  if (!firebase) return embedded
  return (await hosted(import('./firebase.ts'))).firebaseIdentity(firebase)
}

const hosted = <Module>(loading: Promise<Module>): Promise<Module> =>
  loading.catch((cause: unknown) => {
    throw unreachable(cause)
  })
