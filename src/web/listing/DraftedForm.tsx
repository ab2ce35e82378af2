import { type ComponentProps, useMemo, useState } from 'react'
import type { Property } from '#contract/property'
import { DraftNotice } from './DraftNotice.tsx'
import { initialValues } from './initial-values.ts'
import { draftStorage } from './listing-draft.ts'
import { PropertyForm } from './PropertyForm.tsx'

type Props = Omit<ComponentProps<typeof PropertyForm>, 'initial' | 'draft'> & {
  email: string
  form: Parameters<typeof draftStorage>[1]
  from?: Property | undefined
}

export function DraftedForm({ email, form, from, save, ...props }: Props) {
  const storage = useMemo(() => draftStorage(email, form), [email, form])
  const [draft, setDraft] = useState(() => storage.read())
  const saveAndClear: typeof save = async (listing) => {
    const isSaved = await save(listing)
    if (isSaved) storage.clear()
    return isSaved
  }
  const discard = () => {
    storage.clear()
    setDraft(undefined)
  }
  return (
    <>
      {draft && <DraftNotice draft={draft} onDiscard={discard} />}
      <PropertyForm
        key={draft?.savedAt ?? 'without draft'}
        {...props}
        initial={initialValues(draft, from)}
        draft={storage}
        save={saveAndClear}
      />
    </>
  )
}
