import { userApi } from '#contract/user'
import { call } from '../api/call.ts'
import { queryClient } from '../api/query-client.ts'
import { changePerson } from '../auth/auth.queries.ts'
import { chosenIdentity } from '../providers/identity/chosen.ts'
import { reviewKeys } from '../review/review.queries.ts'

/** Keeps one's name and photo at the provider and with us; done twice it does no harm, so a failure may be tried again. */
export async function saveProfile({ name, photoURL }: { name: string; photoURL: string }): Promise<void> {
  await (await chosenIdentity()).updateProfile({ displayName: name, photoURL })
  await call(userApi.update, { body: { name, photoURL } })
  changePerson({ displayName: name, photoURL })
  void queryClient.invalidateQueries({ queryKey: reviewKeys.all }) // they show their writer's photo
}
