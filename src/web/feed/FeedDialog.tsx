import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Feed, FeedChange, NewFeed } from '#contract/feed'
import { fieldErrors, messageOf } from '../platform/api/api-error.ts'
import { useDraftForm } from '../platform/session/use-draft.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/feedback/Dialog.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { Field } from '../ui/form/Field.tsx'
import { FormError } from '../ui/form/FormError.tsx'
import { Select } from '../ui/form/Select.tsx'
import { useFields } from '../ui/form/use-fields.ts'
import { useAddFeed, useChangeFeed } from './feed.queries.ts'
import { formatNames, homeFormatNames, scheduleNames, sourceNames } from './feed-words.ts'

type Values = Pick<NewFeed, 'name' | 'format' | 'source' | 'schedule'> & {
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

const valuesOf = ({ name, format, source, address = '', username = '', schedule, isWholeStock }: Feed): Values => ({
  name,
  format,
  source,
  address,
  username,
  schedule,
  stock: isWholeStock ? 'whole' : 'changes',
})

type Props = { open: boolean; onClose: () => void }

export const NewFeedDialog = ({ open, onClose, isAdmin }: Props & { isAdmin: boolean }) => (
  <Dialog open={open} onClose={onClose} title="Add a feed">
    <NewFeedForm isAdmin={isAdmin} onDone={onClose} />
  </Dialog>
)

/** The source can't change; the password stays unless another is typed. */
export const EditFeedDialog = ({ open, onClose, feed }: Props & { feed: Feed }) => (
  <Dialog open={open} onClose={onClose} title="Edit the feed">
    <EditFeedForm feed={feed} onDone={onClose} />
  </Dialog>
)

function NewFeedForm({ isAdmin, onDone }: { isAdmin: boolean; onDone: () => void }) {
  const { mutateAsync: add } = useAddFeed()
  const { form, clearDraft } = useDraftForm<Values>('newFeed', { defaultValues: empty })
  const send = async (values: Values, password: string) => {
    await add(newFeed(values, password))
    clearDraft()
    onDone()
    toast.success('Feed added', { detail: 'Test it next: a test writes nothing.' })
  }
  return <FeedForm form={form} send={send} button="Add" formats={isAdmin ? formatNames : homeFormatNames} />
}

function EditFeedForm({ feed, onDone }: { feed: Feed; onDone: () => void }) {
  const { mutateAsync: change } = useChangeFeed(feed._id)
  const { form, clearDraft } = useDraftForm<Values>(`feed-${feed._id}`, { defaultValues: valuesOf(feed) })
  const send = async (values: Values, password: string) => {
    await change(changeOf(valuesOf(feed), values, password))
    clearDraft()
    onDone()
    toast.success('Feed saved')
  }
  return <FeedForm form={form} send={send} button="Save" formats={homeFormatNames} isEdit />
}

function newFeed({ stock, address, username, schedule, ...feed }: Values, password: string): NewFeed {
  return {
    ...feed,
    isWholeStock: stock === 'whole' && feed.format !== 'soldPrices',
    schedule: feed.source === 'upload' ? 'manual' : schedule,
    ...(feed.source !== 'upload' && { address }),
    ...(feed.source === 'address' && (username || password) && { username, password }),
  }
}

/** Clearing the user name clears the password. */
function changeOf(before: Values, values: Values, password: string): FeedChange {
  const changed = Object.entries(values).filter(
    ([name, value]) => name !== 'source' && name !== 'stock' && value !== before[name as keyof Values], // its own names
  )
  return {
    ...Object.fromEntries(changed),
    ...(values.stock !== before.stock && { isWholeStock: values.stock === 'whole' }),
    ...(password !== '' ? { password } : before.username !== '' && values.username.trim() === '' && { password: '' }),
  }
}

type FormProps = {
  form: ReturnType<typeof useDraftForm<Values>>['form']
  send: (values: Values, password: string) => Promise<void>
  button: string
  formats: Record<string, string>
  isEdit?: boolean
}

function FeedForm({ form, send, button, formats, isEdit = false }: FormProps) {
  const [password, setPassword] = useState('') // never kept as a draft
  const [passwordError, setPasswordError] = useState<string>()
  const passwordField = useRef<HTMLInputElement>(null)
  const { errors, isSubmitting } = form.formState
  const { field, showErrors } = useFields(form)
  /** Sets `defaultValue`, without which a select would count as changed. */
  const choice = (name: keyof Values) => ({ ...field(name), defaultValue: form.formState.defaultValues?.[name] })
  const [source, format] = useWatch({ control: form.control, name: ['source', 'format'] })
  const isSold = format === 'soldPrices'
  const submit = form.handleSubmit(async (values) => {
    setPasswordError(undefined)
    try {
      await send(values, password)
    } catch (error) {
      showErrors(messageOf(error), fieldErrors(error))
      setPasswordError(fieldErrors(error).password)
      if (fieldErrors(error).password) passwordField.current?.focus()
    }
  })
  return (
    <form noValidate onSubmit={submit} className="mt-5 grid gap-5">
      <Field label="Name" {...field('name')} />
      {!isEdit && <Options label="Where the file comes from" names={sourceNames} {...choice('source')} />}
      {source === 'address' && (
        <>
          <Field label="Address" hint="It begins with https://" {...field('address')} />
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <Field label="User name" autoComplete="off" {...field('username')} required={false} />
            <Field
              label="Password"
              type="password"
              autoComplete="new-password"
              hint={isEdit ? 'Empty: it stays as it is' : undefined}
              ref={passwordField}
              value={password}
              error={passwordError}
              onChange={({ target }) => setPassword(target.value)}
            />
          </div>
        </>
      )}
      {source === 'folder' && (
        <Field label="Path" hint="Below your own folder on the server, such as homes.xml" {...field('address')} />
      )}
      {!(isEdit && isSold) && (
        <Options
          label="Format"
          names={formats}
          hint={isSold ? 'HM Land Registry’s price-paid files, or our own CSV of sold prices.' : undefined}
          {...choice('format')}
        />
      )}
      {!isSold && (
        <Options
          label="What the file has"
          names={{ whole: 'All my homes: what is missing is gone', changes: 'Only what has changed' }}
          {...choice('stock')}
        />
      )}
      {source !== 'upload' && <Options label="When it runs" names={scheduleNames} {...choice('schedule')} />}
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" busy={isSubmitting} className="justify-self-end">
        {button}
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
