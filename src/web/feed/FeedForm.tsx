import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { MAX_FEED_LOGIN_LENGTH, type NewFeed } from '#contract/feed'
import * as t from '#messages/feed'
import { fieldErrors, messageOf } from '../platform/api/api-error.ts'
import type { useDraftForm } from '../platform/session/use-draft.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/form/Field.tsx'
import { FormError } from '../ui/form/FormError.tsx'
import { Select } from '../ui/form/Select.tsx'
import { useFields } from '../ui/form/use-fields.ts'
import { scheduleNames, sourceNames } from './feed-words.ts'

export type Values = Pick<NewFeed, 'name' | 'format' | 'source' | 'schedule'> & {
  stock: 'whole' | 'changes'
  address: string
  username: string
}

type FormProps = {
  form: ReturnType<typeof useDraftForm<Values>>['form']
  send: (values: Values, password: string) => Promise<void>
  button: string
  formats: Record<string, () => string>
  isEdit?: boolean
}

export function FeedForm({ form, send, button, formats, isEdit = false }: FormProps) {
  const [password, setPassword] = useState('') // never stored as a draft
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
      <Field label={t.name()} {...field('name')} />
      {!isEdit && <Options label={t.source()} names={sourceNames} {...choice('source')} />}
      {source === 'address' && (
        <>
          <Field label={t.address()} hint={t.addressHint()} dir="ltr" {...field('address')} />
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <Field
              label={t.userName()}
              dir="ltr"
              autoComplete="off"
              maxLength={MAX_FEED_LOGIN_LENGTH}
              {...field('username')}
              required={false}
            />
            <Field
              label={t.password()}
              type="password"
              maxLength={MAX_FEED_LOGIN_LENGTH}
              autoComplete="new-password"
              hint={isEdit ? t.passwordHint() : undefined}
              ref={passwordField}
              value={password}
              error={passwordError}
              onChange={({ target }) => setPassword(target.value)}
            />
          </div>
        </>
      )}
      {source === 'folder' && <Field label={t.path()} hint={t.pathHint()} dir="ltr" {...field('address')} />}
      {!(isEdit && isSold) && (
        <Options label={t.format()} names={formats} hint={isSold ? t.soldHint() : undefined} {...choice('format')} />
      )}
      {!isSold && (
        <Options label={t.stock()} names={{ whole: t.wholeStock, changes: t.changesOnly }} {...choice('stock')} />
      )}
      {source !== 'upload' && <Options label={t.schedule()} names={scheduleNames} {...choice('schedule')} />}
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" busy={isSubmitting} className="justify-self-end">
        {button}
      </Button>
    </form>
  )
}

type OptionsProps = Parameters<typeof Select>[0] & { names: Record<string, () => string> }

const Options = ({ names, ...select }: OptionsProps) => (
  <Select {...select}>
    {Object.entries(names).map(([value, name]) => (
      <option key={value} value={value}>
        {name()}
      </option>
    ))}
  </Select>
)
