import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Delivery, type NotificationSettings as Settings, SwitchableKind } from '#contract/notification-settings'
import { messageOf } from '../platform/api/api-error.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { FormError } from '../ui/form/FormError.tsx'
import { FormSkeleton } from '../ui/form/FormSkeleton.tsx'
import { Select } from '../ui/form/Select.tsx'
import { FailedState } from '../ui/list/FailedState.tsx'
import { notificationSettings, useSaveSettings } from './notification.queries.ts'

export function NotificationSettings({ email }: { email: string }) {
  const { data: settings, error, refetch, isFetching } = useQuery(notificationSettings(email))
  return (
    <section aria-labelledby="notification-settings" className="mt-12 max-w-xl border-t border-line pt-8">
      <h2 id="notification-settings" className="title-card">
        Notification settings
      </h2>
      <p className="mt-2 mb-5 text-muted">
        Payments, your role and the security of your account are always mailed. The bell keeps everything for 90 days.
        On busy days we mail the first of each kind immediately and put the rest into one digest. Saved searches, wishes
        and digests are mailed once your address is confirmed, under Security.
      </p>
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
      toast.success('Your notifications are set.')
    } catch (error) {
      form.setError('root', { message: messageOf(error) })
    }
  })
  return (
    <form noValidate onSubmit={submit}>
      <div className="grid gap-5 sm:grid-cols-2">
        {SwitchableKind.options.map((kind) => (
          <Select key={kind} label={kinds[kind]} defaultValue={settings[kind]} {...form.register(kind)}>
            {Delivery.options.map((delivery) => (
              <option key={delivery} value={delivery}>
                {deliveries[delivery]}
              </option>
            ))}
          </Select>
        ))}
      </div>
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" variant="quiet" busy={isSubmitting} className="mt-6">
        Apply
      </Button>
    </form>
  )
}

const kinds: Record<SwitchableKind, string> = {
  offers: 'Offers',
  homes: 'Your listings',
  wishes: 'Homes on your wishlist',
  searches: 'Saved searches',
  messages: 'Messages',
  viewings: 'Viewings',
}
const deliveries: Record<Delivery, string> = {
  mail: 'Mail immediately',
  digest: 'Daily digest',
  bell: 'Bell only',
  none: 'None',
}
