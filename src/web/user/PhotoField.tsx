import { type ChangeEvent, type ComponentProps, useRef, useState } from 'react'
import { PICTURE_KINDS, pictureProblem } from '../providers/images/images.ts'
import { uploadMessage, usePictureUpload } from '../providers/images/use-picture-upload.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/form/Field.tsx'
import { UploadProgress } from '../ui/form/ProgressBar.tsx'

type Props = { onUploaded: (address: string) => void; field: Omit<ComponentProps<typeof Field>, 'label'> }

/** The address of the person's photo, typed or from an uploaded picture. */
export function PhotoField({ onUploaded, field }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const upload = usePictureUpload()
  const [problem, setProblem] = useState<string>()
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = '' // so that the same file can be chosen again
    if (!file) return
    const wrong = pictureProblem(file)
    setProblem(wrong)
    if (wrong) return
    await upload.send(file).then(onUploaded, (error: unknown) => setProblem(uploadMessage(error)))
  }
  return (
    <div>
      <div className="grid gap-x-3 gap-y-2 sm:grid-cols-[1fr_auto]">
        <Field
          {...field}
          label="Photo URL"
          type="url"
          autoComplete="photo"
          placeholder="https://…"
          className="min-w-0"
        />
        <Button
          variant="quiet"
          busy={upload.share !== undefined}
          onClick={() => input.current?.click()}
          className="self-start px-4 text-sm max-sm:justify-self-start sm:mt-7"
        >
          Upload a photo
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Photo file"
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
