import { UploadProgress } from '../../../ui/form/ProgressBar.tsx'
import { PICTURE_KINDS } from './images.ts'
import type { PictureChoice } from './use-chosen-picture.ts'

type Props = { label: string; picture: PictureChoice }

export const ChosenPicture = ({ label, picture: { input, share, problem, send, cancel } }: Props) => (
  <>
    <input
      ref={input}
      type="file"
      hidden
      aria-label={label}
      accept={PICTURE_KINDS}
      onChange={({ target }) => {
        const file = target.files?.[0]
        target.value = '' // so that the same file can be chosen again
        void send(file)
      }}
    />
    <UploadProgress share={share} onCancel={cancel} />
    <p role="status" className="text-sm text-danger">
      {problem}
    </p>
  </>
)
