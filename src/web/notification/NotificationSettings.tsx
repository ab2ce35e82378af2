import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Delivery, type NotificationSettings as Settings, SwitchableKind } from '#contract/notification-settings'
import * as t from '#messages/notificationSettings'
import { messageOf } from '../platform/api/api-error.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { FormError } from '../ui/form/FormError.tsx'
import { FormSkeleton } from '../ui/form/FormSkeleton.tsx'
import { Select } from '../ui/form/Select.tsx'
import { FailedState } from '../ui/list/FailedState.tsx'
import { notificationSettings, useSaveSettings } from './settings.queries.ts'

export function NotificationSettings({ email }: { email: string }) {
  const { data: settings, error, refetch, isFetching } = useQuery(notificationSettings(email))
  return (
    <section aria-labelledby="notification-settings" className="mt-12 max-w-xl border-t border-line pt-8">
      <h2 id="notification-settings" className="title-card">
        {t.title()}
      </h2>
      <p className="mt-2 mb-5 text-muted">{t.text()}</p>
      {settings && <SettingsForm email={email} settings={settings} />}
      {error && !settings && (
        <FailedState onRetry={refetch} busy={isFetching}>
          {messageOf(error)}
        </FailedState>
      )}
      {!settings && !error && <FormSkeleton fields={SwitchableKind.options.length} />}
    </section>
  )
}

function SettingsForm({ email, settings }: { email: string; settings: Settings }) {
  const save = useSaveSettings(email)
  const form = useForm({ defaultValues: settings })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (chosen) => {
    try {
      form.reset(await save.mutateAsync(chosen))
      toast.success(t.saved())
    } catch (error) {
      form.setError('root', { message: messageOf(error) })
    }
  })
  return (
    <form noValidate onSubmit={submit}>
      <div className="grid gap-5 sm:grid-cols-2">
        {SwitchableKind.options.map((kind) => (
          <Select key={kind} label={kinds[kind]()} defaultValue={settings[kind]} {...form.register(kind)}>
            {Delivery.options.map((delivery) => (
              <option key={delivery} value={delivery}>
                {deliveries[delivery]()}
              </option>
            ))}
          </Select>
        ))}
      </div>
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" variant="quiet" busy={isSubmitting} className="mt-6">
        {t.apply()}
      </Button>
    </form>
  )
}

const kinds: Record<SwitchableKind, () => string> = {
  offers: t.offers,
  homes: t.homes,
  wishes: t.wishes,
  searches: t.searches,
  messages: t.messages,
  viewings: t.viewings,
}
const deliveries: Record<Delivery, () => string> = {
  mail: t.mail,
  digest: t.digest,
  bell: t.bell,
  none: t.none,
}
