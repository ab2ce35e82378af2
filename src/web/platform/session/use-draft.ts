import { useEffect, useState } from 'react'
import { type DefaultValues, type FieldValues, type UseFormProps, useForm } from 'react-hook-form'
import { type Draft, draftOf } from '../storage/draft.ts'
import { useSession } from './session.ts'

function useOwnDraft(form: string): Draft | undefined {
  const session = useSession()
  const email = session.status === 'signedIn' ? session.email : undefined
  const [known, setKnown] = useState(() => ({ email, form, draft: email && draftOf(email, form) }))
  if (known.email === email && known.form === form) return known.draft || undefined
  const next = { email, form, draft: email && draftOf(email, form) }
  setKnown(next)
  return next.draft || undefined
}

/**
 * Works like `useForm` but stores typed text as a draft and restores it, including after an expired session. Call
 * `clearDraft` after sending. Fields whose initial value has changed since are not restored.
 */
export function useDraftForm<Values extends FieldValues, Context = unknown, Sent = Values>(
  name: string,
  { defaultValues, ...options }: Omit<UseFormProps<Values, Context, Sent>, 'defaultValues'> & { defaultValues: Values },
) {
  const draft = useOwnDraft(name)
  const [initial] = useState(defaultValues)
  const [restored] = useState(() => restoredValues(draft?.read(), initial))
  const form = useForm<Values, Context, Sent>({
    ...options,
    defaultValues: { ...initial, ...restored } as DefaultValues<Values>, // complete, not partial
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const changed = Object.entries<unknown>(values).filter(
            ([field, value]) => isWords(value) && value !== initial[field],
          )
          if (changed.length === 0) draft?.clear()
          else draft?.keep(Object.fromEntries(changed.map(([field, value]) => [field, [initial[field], value]])))
        },
      }),
    [form, draft, initial],
  )
  return { form, clearDraft: () => draft?.clear() }
}

const isWords = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'

function restoredValues(draft: unknown, initial: FieldValues): FieldValues {
  const fields = Object.keys(initial).flatMap((field) => {
    const kept: unknown = Object(draft)[field]
    const [before, typed]: unknown[] = Array.isArray(kept) ? kept : []
    const isFree = initial[field] === before || initial[field] === '' || initial[field] === null
    return isWords(typed) && isFree ? [[field, typed]] : []
  })
  return Object.fromEntries(fields)
}

export function useDraftText(
  name: string,
  initial = '',
): [text: string, change: (text: string) => void, clearDraft: () => void] {
  const draft = useOwnDraft(name)
  const [typed, setTyped] = useState<string | undefined>(() => restoredValues(draft?.read(), { text: initial }).text)
  const clear = () => {
    setTyped(undefined)
    draft?.clear()
  }
  const change = (text: string) => {
    if (text === initial) return clear()
    setTyped(text)
    draft?.keep({ text: [initial, text] })
  }
  return [typed ?? initial, change, clear]
}
