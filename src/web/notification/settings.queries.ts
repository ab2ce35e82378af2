import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type NotificationSettings, notificationSettingsApi } from '#contract/notification-settings'
import { call } from '../platform/api/call.ts'

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
