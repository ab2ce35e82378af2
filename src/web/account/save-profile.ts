import { userApi } from '#contract/user'
import * as t from '#messages/account'
import { call } from '../platform/api/call.ts'
import { queryClient } from '../platform/api/query-client.ts'
import { queryKeys } from '../platform/api/query-keys.ts'
import { createIdentity } from '../platform/providers/identity/create-identity.ts'
import type { Identity } from '../platform/providers/identity/identity.ts'
import { sessionQuery } from '../platform/session/session.ts'

type Profile = { name: string; photoURL: string }

/**
 * Saves at our server, then at the identity provider. If our server refuses, the provider is not called. If the
 * provider fails, our change is undone; if that fails too, the error asks the user to save again.
 */
export async function saveProfile(profile: Profile, before: Profile): Promise<void> {
  const { name: displayName, photoURL } = profile
  const identity = await createIdentity()
  await call(userApi.update, { body: profile })
  try {
    await identity.updateProfile({ displayName, photoURL })
  } catch (error) {
    if (!(await hasAccepted(identity, profile))) await changeBack(before, error)
  }
  queryClient.setQueryData(sessionQuery.queryKey, (state) =>
    state?.person ? { person: { ...state.person, displayName, photoURL } } : state,
  )
  void queryClient.invalidateQueries({ queryKey: queryKeys.review }) // reviews show the reviewer's photo
}

async function hasAccepted(identity: Identity, { name, photoURL }: Profile): Promise<boolean> {
  const user = await identity.currentUser().catch(() => undefined) // undefined: assumed not to have changed
  return user?.displayName === name && user.photoURL === photoURL
}

async function changeBack(before: Profile, cause: unknown): Promise<never> {
  const isBack = await call(userApi.update, { body: before }).then(
    () => true,
    () => false,
  )
  throw new Error(isBack ? t.unchanged() : t.saveAgain(), { cause })
}
