import { useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { DraftStorage } from './draft-storage.ts'
import type { CaptionedPicture } from './pictures/picture-list.ts'
import type { ListingInputs } from './property.form.ts'

type Props = {
  form: UseFormReturn<ListingInputs, unknown, ListingInputs>
  pictures: CaptionedPicture[]
  storage: DraftStorage
  /** Called at each change: a saved form is no longer a draft. */
  isSaved: () => boolean
}

/** Saves the form as a draft at each change, and deletes the draft when the form is back to its initial values. Renders nothing. */
export function DraftAutosave({ form, pictures, storage, isSaved }: Props) {
  const { propertyImage: _file, ...typed } = useWatch({ control: form.control })
  const now = JSON.stringify({ typed, pictures })
  const before = useRef(now)
  const [initial] = useState(() => ({ now, hasDraft: storage.read() !== undefined }))
  useEffect(() => {
    if (now === before.current || isSaved()) return
    before.current = now
    if (now === initial.now && !initial.hasDraft) return storage.clear()
    const { propertyImage: _image, ...values } = form.getValues()
    storage.keep({ typed: values, pictures })
  })
  return null
}
