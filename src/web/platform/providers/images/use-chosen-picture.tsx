import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import { UploadProgress } from '../../../ui/form/ProgressBar.tsx'
import { PICTURE_KINDS, pictureProblem } from './images.ts'
import { uploadMessage, usePictureUpload } from './use-picture-upload.ts'

type Chosen = { isBusy: boolean; choose: () => void; parts: ReactNode }

/**
 * Uploads the picture that a person chooses by `choose`, and gives its address to `onUploaded`. `parts`, to be rendered
 * once: the hidden file input, the progress and what went wrong. `label`: the input's.
 */
export function useChosenPicture(label: string, onUploaded: (address: string) => void): Chosen {
  const input = useRef<HTMLInputElement>(null)
  const upload = usePictureUpload()
  const [problem, setProblem] = useState<string>()
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = '' // so that the same file can be chosen again
    if (!file) return
    const wrong = pictureProblem(file)
    setProblem(wrong)
    if (wrong) return
    await upload.send(file).then(onUploaded, (error: unknown) => setProblem(uploadMessage(error)))
  }
  const parts = (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={PICTURE_KINDS}
        onChange={(event) => void send(event)}
      />
      <UploadProgress share={upload.share} onCancel={upload.cancel} />
      <p role="status" className="text-sm text-danger">
        {problem}
      </p>
    </>
  )
  return { isBusy: upload.share !== undefined, choose: () => input.current?.click(), parts }
}
