import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { NewFeed } from '#contract/feed'
import { fieldErrors, messageOf } from '../api/api-error.ts'
import { useDraftForm } from '../session/use-draft.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/feedback/Dialog.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { Field } from '../ui/form/Field.tsx'
import { FormError } from '../ui/form/FormError.tsx'
import { Select } from '../ui/form/Select.tsx'
import { useFields } from '../ui/form/use-fields.ts'
import { useAddFeed } from './feed.queries.ts'
import { formatNames, scheduleNames, sourceNames } from './feed-words.ts'

type Values = Omit<NewFeed, 'isWholeStock' | 'password'> & {
  stock: 'whole' | 'changes'
  address: string
  username: string
}

const empty: Values = {
  name: '',
  format: 'auto',
  source: 'address',
  address: '',
  username: '',
  schedule: 'nightly',
  stock: 'whole',
}

/** Asks for a new feed: where its file comes from, and when. */
export const NewFeedDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog open={open} onClose={onClose} title="Add a feed">
    <NewFeedForm onDone={onClose} />
  </Dialog>
)

function NewFeedForm({ onDone }: { onDone: () => void }) {
  const { mutateAsync: add } = useAddFeed()
  const { form, clearDraft } = useDraftForm<Values>('newFeed', { defaultValues: empty })
  const [password, setPassword] = useState('') // never kept as a draft
  const { errors, isSubmitting } = form.formState
  const { field, showErrors } = useFields(form)
  const source = useWatch({ control: form.control, name: 'source' })
  const submit = form.handleSubmit(async ({ stock, address, username, schedule, ...feed }) => {
    try {
      await add({
        ...feed,
        isWholeStock: stock === 'whole',
        schedule: source === 'upload' ? 'manual' : schedule,
        ...(source !== 'upload' && { address }),
        ...(source === 'address' && username !== '' && { username, password }),
      })
      clearDraft()
      onDone()
      toast.success('Feed added', { detail: 'Test it next: a test writes nothing.' })
    } catch (error) {
      showErrors(messageOf(error), fieldErrors(error))
    }
  })
  return (
    <form noValidate onSubmit={submit} className="mt-5 grid gap-5">
      <Field label="Name" {...field('name')} />
      <Options label="Where the file comes from" names={sourceNames} {...field('source')} />
      {source === 'address' && (
        <>
          <Field label="Address" hint="It begins with https://" {...field('address')} />
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="User name" autoComplete="off" {...field('username')} required={false} />
            <Field
              label="Password"
              type="password"
              autoComplete="new-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          </div>
        </>
      )}
      {source === 'folder' && (
        <Field label="Path" hint="Below your own folder on the server, such as homes.xml" {...field('address')} />
      )}
      <Options label="Format" names={formatNames} {...field('format')} />
      <Options
        label="What the file has"
        names={{ whole: 'All my homes: what is missing is gone', changes: 'Only what has changed' }}
        {...field('stock')}
      />
      {source !== 'upload' && (
        <Options label="When it runs" names={scheduleNames} defaultValue={empty.schedule} {...field('schedule')} />
      )}
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" busy={isSubmitting} className="justify-self-end">
        Add
      </Button>
    </form>
  )
}

type OptionsProps = Parameters<typeof Select>[0] & { names: Record<string, string> }

const Options = ({ names, ...select }: OptionsProps) => (
  <Select {...select}>
    {Object.entries(names).map(([value, name]) => (
      <option key={value} value={value}>
        {name}
      </option>
    ))}
  </Select>
)
