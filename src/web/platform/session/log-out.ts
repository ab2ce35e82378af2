import * as t from '#messages/session'
import { toast } from '../../ui/feedback/toast.ts'
import { accessToken } from '../api/access-token.ts'
import { messageOf } from '../api/api-error.ts'
import { createIdentity } from '../providers/identity/create-identity.ts'
import { forgetDrafts, forgetRecentHomes } from '../storage/kept-until-log-out.ts'
import { forgetSession } from './session.ts'

let underway: Promise<boolean> | undefined

export async function logOut(): Promise<void> {
  underway = endSession().finally(() => {
    underway = undefined
  })
  await underway
}

export const hasLoggedOut = async (): Promise<boolean> => (await underway) ?? false

async function endSession(): Promise<boolean> {
  try {
    await (await createIdentity()).logOut(accessToken.read())
  } catch (error) {
    toast.failure(messageOf(error))
    return false
  }
  const email = accessToken.owner()
  if (email) forgetDrafts(email)
  accessToken.clear()
  forgetRecentHomes()
  forgetSession()
  toast.success(t.loggedOut(), { position: 'top', duration: 1500, progress: true })
  return true
}
