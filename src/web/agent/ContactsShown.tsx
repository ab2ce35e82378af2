import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { agentApi } from '#contract/agent'
import { type ContactsShown as Setting, ContactsShown as Settings } from '#contract/home-contact'
import * as t from '#messages/agent'
import { messageOf } from '../platform/api/api-error.ts'
import { call } from '../platform/api/call.ts'
import { queryKeys } from '../platform/api/query-keys.ts'
import { toast } from '../ui/feedback/toast.ts'
import { FormSkeleton } from '../ui/form/FormSkeleton.tsx'
import { Select } from '../ui/form/Select.tsx'
import { FailedState } from '../ui/list/FailedState.tsx'
import { contactsShown } from './agent.queries.ts'

const names: Record<Setting, () => string> = { none: t.showNothing, name: t.showName, all: t.showAll }

export function ContactsShown({ email }: { email: string }) {
  const client = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery(contactsShown(email))
  const { mutate: save, isPending } = useMutation({
    mutationFn: (chosen: Setting) => call(agentApi.showContacts, { body: { contactsShown: chosen } }),
    onSuccess: () => toast.success(t.contactsSaved()),
    onError: (failure) => toast.failure(t.contactsNotSaved(), { detail: messageOf(failure) }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries(contactsShown(email)),
        client.invalidateQueries({ queryKey: queryKeys.property }),
      ]),
  })
  return (
    <section aria-labelledby="contacts-shown" className="mt-12 max-w-xl border-t border-line pt-8">
      <h2 id="contacts-shown" className="title-card">
        {t.contacts()}
      </h2>
      <p className="mt-2 mb-5 text-muted">{t.contactsText()}</p>
      {data && (
        <Select
          label={t.buyersSee()}
          value={data.contactsShown}
          disabled={isPending}
          onChange={({ target }) => save(Settings.parse(target.value))}
        >
          {Settings.options.map((setting) => (
            <option key={setting} value={setting}>
              {names[setting]()}
            </option>
          ))}
        </Select>
      )}
      {error && !data && (
        <FailedState onRetry={refetch} busy={isFetching}>
          {messageOf(error)}
        </FailedState>
      )}
      {!data && !error && <FormSkeleton fields={1} />}
    </section>
  )
}
