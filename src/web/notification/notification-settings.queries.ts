import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type NotificationSettings, notificationSettingsApi } from '#contract/notification-settings'
import { call } from '../api/call.ts'

/** How this person wants to be told. */
export const notificationSettings = (email: string) =>
  queryOptions({
    queryKey: ['notificationSettings', email],
    queryFn: () => call(notificationSettingsApi.read, {}),
  })

export function useSaveSettings(email: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NotificationSettings) => call(notificationSettingsApi.save, { body }),
    onSuccess: (saved) => client.setQueryData(notificationSettings(email).queryKey, saved),
  })
}

export const useUnsubscribe = (token: string) =>
  useMutation({ mutationFn: () => call(notificationSettingsApi.unsubscribe, { body: { token } }) })
