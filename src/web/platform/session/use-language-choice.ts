import { useQuery } from '@tanstack/react-query'
import type { Language } from '#contract/language'
import { userApi } from '#contract/user'
import { toast } from '../../ui/feedback/toast.ts'
import { messageOf } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { queryClient } from '../api/query-client.ts'
import { siteQuery } from '../api/site.queries.ts'
import { chooseLanguage } from '../language/choose-language.ts'
import { sessionQuery } from './session.ts'

type LanguageChoice = { languages: readonly Language[]; choose: (language: Language) => Promise<void> }

export function useLanguageChoice(): LanguageChoice | undefined {
  const languages = useQuery(siteQuery).data?.languages ?? []
  const choose = async (language: Language) => {
    try {
      const { person } = await queryClient.ensureQueryData(sessionQuery) // else an account that is not known yet would undo it
      if (person) await call(userApi.setLanguage, { body: { language } })
      chooseLanguage(language)
    } catch (error) {
      toast.failure(messageOf(error))
    }
  }
  return languages.length > 1 ? { languages, choose } : undefined
}
