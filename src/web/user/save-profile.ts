import { userApi } from '#contract/user'
import { call } from '../api/call.ts'
import { queryClient } from '../api/query-client.ts'
import { chosenIdentity } from '../providers/identity/create-identity.ts'
import type { Identity } from '../providers/identity/identity.ts'
import { reviewKeys } from '../review/review.queries.ts'
import { changePerson } from '../session/session.ts'

type Profile = { name: string; photoURL: string }

/**
 * Keeps one's name and photo with us and then at the provider. What we refuse changes nothing there; what the provider does not
 * accept is changed back here, or the error asks the person to save it again.
 */
export async function saveProfile(profile: Profile, before: Profile): Promise<void> {
  const { name: displayName, photoURL } = profile
  const identity = await chosenIdentity()
  await call(userApi.update, { body: profile })
  try {
    await identity.updateProfile({ displayName, photoURL })
  } catch (error) {
    if (!(await hasAccepted(identity, profile))) await changeBack(before, error)
  }
  changePerson({ displayName, photoURL })
  void queryClient.invalidateQueries({ queryKey: reviewKeys.all }) // they show their writer's photo
}

/** An answer that was lost on the way leaves open what was done. */
async function hasAccepted(identity: Identity, { name, photoURL }: Profile): Promise<boolean> {
  const user = await identity.currentUser().catch(() => undefined) // then it has not, as far as we know
  return user?.displayName === name && user.photoURL === photoURL
}

async function changeBack(before: Profile, cause: unknown): Promise<never> {
  const isBack = await call(userApi.update, { body: before }).then(
    () => true,
    () => false,
  )
  throw new Error(isBack ? `${NOT_ACCEPTED} Nothing was changed.` : `${NOT_ACCEPTED} Please save it again.`, { cause })
}

const NOT_ACCEPTED = 'The sign-in service did not accept your profile.'
