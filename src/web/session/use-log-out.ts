import { accessToken } from '../api/access-token.ts'
import { messageOf } from '../api/api-error.ts'
import { chosenIdentity } from '../providers/identity/chosen.ts'
import { toast } from '../ui/feedback/toast.ts'
import { forgetSession } from './auth.queries.ts'
import { forgetRecentHomes } from './recent-homes.ts'

/** Signs the person out, here, at our server and at the provider, and says so (P-56). */
export const useLogOut = () => logOut

async function logOut(): Promise<void> {
  try {
    await (await chosenIdentity()).logOut(accessToken.read())
  } catch (error) {
    toast.failure(messageOf(error))
    return
  }
  accessToken.clear()
  forgetRecentHomes()
  forgetSession()
  toast.success('User Logout Successfully.', { position: 'top', duration: 1500, progress: true })
}
