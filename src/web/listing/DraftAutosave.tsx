import { useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { HomeLink } from '#contract/home-links'
import * as t from '#messages/listingForm'
import type { Draft, DraftStorage } from './listing-draft.ts'
import type { CaptionedPicture } from './pictures/picture-list.ts'
import type { ListingInputs } from './property.form.ts'

type Props = {
  form: UseFormReturn<ListingInputs, unknown, ListingInputs>
  pictures: CaptionedPicture[]
  links: { tours: HomeLink[]; documents: HomeLink[] }
  openTimes: Draft['openTimes']
  translations: Draft['translations']
  storage: DraftStorage
  isSaved: () => boolean
}

export function DraftAutosave({ form, pictures, links, openTimes, translations, storage, isSaved }: Props) {
  const { propertyImage: _file, ...typed } = useWatch({ control: form.control })
  const now = JSON.stringify({ typed, pictures, links, openTimes, translations })
  const before = useRef(now)
  const [initial] = useState(() => ({ now, hasDraft: storage.read() !== undefined }))
  const [isKept, setKept] = useState(initial.hasDraft)
  useEffect(() => {
    if (now === before.current || isSaved()) return
    before.current = now
    const isInitial = now === initial.now && !initial.hasDraft
    if (isInitial) storage.clear()
    else {
      const { propertyImage: _image, ...values } = form.getValues()
      storage.keep({ typed: values, pictures, ...links, openTimes, translations })
    }
    setKept(!isInitial)
  })
  return (
    <p role="status" className="text-sm text-muted">
      {isKept && t.savedAsDraft()}
    </p>
  )
}
