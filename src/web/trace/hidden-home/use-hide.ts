import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { hiddenHomeApi } from '#contract/hidden-home'
import { titleOf } from '#contract/shown-texts'
import * as t from '#messages/trace'
import { somethingWrong } from '#messages/ui'
import { isNotThere, messageOf } from '../../platform/api/api-error.ts'
import { call } from '../../platform/api/call.ts'
import { refetchHomeAfter } from '../../platform/api/query-client.ts'
import { queryKeys } from '../../platform/api/query-keys.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { hiddenHomeKey } from './hidden-home.queries.ts'
import { noteHidden } from './just-hidden.ts'

type Titled = Parameters<typeof titleOf>[0] & { _id: string }

export function useHide(home: Titled, email: string) {
  const client = useQueryClient()
  const isTaken = useRef(false) // two clicks may precede the next render
  const change = async (isHidden: boolean) => {
    if (isTaken.current) return
    isTaken.current = true
    try {
      await setHidden(client, { email, id: home._id, isHidden })
      if (isHidden) toast.success(t.homeHidden(), { detail: titleOf(home), undo: () => void change(false) })
      else toast.success(t.homeIsBack(), { detail: titleOf(home) })
    } catch (error) {
      refetchHomeAfter(error)
      toast.failure(somethingWrong(), { detail: messageOf(error) })
    } finally {
      isTaken.current = false
    }
  }
  return { hide: () => void change(true), bringBack: () => void change(false) }
}

type Change = { email: string; id: string; isHidden: boolean }

export async function setHidden(client: QueryClient, { email, id, isHidden }: Change): Promise<void> {
  if (isHidden) await call(hiddenHomeApi.hide, { params: { id } })
  else
    await call(hiddenHomeApi.show, { params: { id } }).catch((error) => {
      if (!isNotThere(error)) throw error // another tab was first
    })
  noteHidden(client, email, id, isHidden)
  for (const queryKey of [hiddenHomeKey, queryKeys.property, queryKeys.savedSearch])
    void client.invalidateQueries({ queryKey })
}
