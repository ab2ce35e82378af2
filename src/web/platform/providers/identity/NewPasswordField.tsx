import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { MIN_PASSWORD_LENGTH } from '#contract/auth-fields'
import { isCommonPassword } from '#contract/common-password'
import * as t from '#messages/newPassword'
import { PasswordField } from '../../../ui/form/PasswordField.tsx'
import { siteQuery } from '../../api/site.queries.ts'

type Props = ComponentProps<typeof PasswordField> & { typed: string }

/**
 * Warns about common passwords; the check runs in the browser and sends nothing. The line of the warning is reserved
 * (P-27).
 */
export function NewPasswordField({ typed, ...field }: Props) {
  const isCommon = useIsCommon(typed)
  const { data: site } = useQuery(siteQuery)
  const warning = site?.refuseCommonPasswords ? t.commonRefused() : t.common()
  return (
    <PasswordField
      autoComplete="new-password"
      {...field}
      hint={
        <span aria-live="polite" className="block min-h-5 font-medium text-accent">
          {isCommon && !field.error && <span>{warning}</span>}
        </span>
      }
    />
  )
}

function useIsCommon(password: string): boolean {
  const { data: common } = useQuery({
    queryKey: ['commonPasswords'],
    queryFn: loadCommonPasswords,
    enabled: password !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  return common !== undefined && password.length >= MIN_PASSWORD_LENGTH && isCommonPassword(password, common)
}

async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
