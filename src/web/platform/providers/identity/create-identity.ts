import type { Site } from '#contract/site'
import { unreachable } from '../../api/api-error.ts'
import { queryClient } from '../../api/query-client.ts'
import { siteQuery } from '../../api/site.queries.ts'
import { embeddedIdentity } from './embedded.ts'
import type { Identity } from './identity.ts'

const embedded = embeddedIdentity()

export async function createIdentity(): Promise<Identity> {
  return identityOf(await queryClient.fetchQuery(siteQuery))
}

async function identityOf({ firebase }: Pick<Site, 'firebase'>): Promise<Identity> {
  if (!firebase) return embedded
  return (await loadFirebase()).firebaseIdentity(firebase)
}

export const loadFirebase = () =>
  import('./firebase.ts').catch((cause: unknown) => {
    throw unreachable(cause)
  })
