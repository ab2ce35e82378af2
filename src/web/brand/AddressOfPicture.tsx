import { type ChangeEvent, useRef, useState } from 'react'
import * as t from '#messages/brand'
import { PICTURE_KINDS, pictureProblem } from '../platform/providers/images/images.ts'
import { uploadMessage, usePictureUpload } from '../platform/providers/images/use-picture-upload.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/form/Field.tsx'
import { UploadProgress } from '../ui/form/ProgressBar.tsx'
import type { BrandFormState, FieldOf } from './brand-form-state.ts'

type Props = {
  label: string
  hint: string
  name: 'logo' | 'favicon' | 'hero'
  form: BrandFormState
  field: FieldOf
}

/** The address of a picture, which an upload fills in. */
export function AddressOfPicture({ label, hint, name, form, field }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const upload = usePictureUpload()
  const uploadName = t.upload({ picture: name === 'hero' ? 'other' : name })
  const [problem, setProblem] = useState<string>()
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = '' // so that the same file can be chosen again
    if (!file) return
    const wrong = pictureProblem(file)
    setProblem(wrong)
    if (wrong) return
    try {
      form.setValue(name, await upload.send(file), { shouldDirty: true })
      form.clearErrors(name)
    } catch (error) {
      setProblem(uploadMessage(error))
    }
  }
  return (
    <div>
      <Field label={label} hint={hint} dir="ltr" inputMode="url" placeholder="https://…" {...field(name)} />
      <Button
        variant="quiet"
        compact
        busy={upload.share !== undefined}
        onClick={() => input.current?.click()}
        className="mt-2"
      >
        {uploadName}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={uploadName}
        accept={PICTURE_KINDS}
        onChange={(event) => void choose(event)}
      />
      <UploadProgress share={upload.share} onCancel={upload.cancel} />
      <p role="status" className="text-sm text-danger">
        {problem}
      </p>
    </div>
  )
}
