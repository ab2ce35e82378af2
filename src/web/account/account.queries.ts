import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query'
import { accountApi } from '#contract/account'
import { call } from '../platform/api/call.ts'
import { pagesOf } from '../platform/api/pages.ts'
import { useInvalidate } from '../platform/api/query-client.ts'
import { createAccountSecurity } from '../platform/providers/identity/create-account-security.ts'

const all = ['account'] as const

export const securityState = queryOptions({
  queryKey: [...all, 'security'],
  queryFn: async () => {
    const security = await createAccountSecurity()
    return { ...(await security.state()), canHaveSecondFactor: security.secondFactor !== undefined }
  },
})

export const signInList = infiniteQueryOptions(pagesOf([...all, 'signIns'], accountApi.signIns, {}, 20))

export const useInvalidateAccount = () => useInvalidate(all)

export function useEndSignIn(id: string) {
  const invalidate = useInvalidateAccount()
  return useMutation({
    mutationFn: () => call(accountApi.endSignIn, { params: { id } }),
    onSettled: () => void invalidate(),
  })
}
