import type { Language } from '#contract/language'
import { userApi } from '#contract/user'
import { call } from '../api/call.ts'
import { chooseLanguage } from '../language/choose-language.ts'
import { useSession } from './session.ts'

/** Returns a function that changes the language of this browser and, if signed in, of the account. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const { status } = useSession()
  return async (language) => {
    if (status === 'signedIn') await call(userApi.setLanguage, { body: { language } })
    chooseLanguage(language)
  }
}
