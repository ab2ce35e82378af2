import type { Site } from '#contract/site'
import { queryClient } from '../../api/query-client.ts'
import { siteQuery } from '../../api/site.queries.ts'
import { embeddedIdentity } from './embedded.ts'
import { type Identity, IdentityError } from './identity.ts'

const embedded = embeddedIdentity()

/** The identity provider that the server says is on. */
export async function chosenIdentity(): Promise<Identity> {
  return identityOf(await queryClient.fetchQuery(siteQuery))
}

async function identityOf({ identity }: Pick<Site, 'identity'>): Promise<Identity> {
  if (identity === 'embedded') return embedded
  throw new IdentityError('This page does not know how to sign in here yet.', 501)
}
