import * as t from '#messages/form'
import { Button } from '../Button.tsx'

export const ProgressBar = ({ label, share }: { label: string; share: number }) => {
  const percent = Math.round(share * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-2 w-full overflow-hidden rounded-full bg-line"
    >
      <div className="h-full rounded-full bg-brand transition-[width]" style={{ width: `${percent}%` }} />
    </div>
  )
}

type UploadProps = {
  /** The fraction that is uploaded, 0 to 1; `undefined` without an upload. */ share: number | undefined
  onCancel: () => void
}

/** The progress of an upload, with a button to cancel it. When all is sent, the server still converts the picture. */
export function UploadProgress({ share, onCancel }: UploadProps) {
  if (share === undefined) return null
  const text = share < 1 ? t.uploading({ percent: Math.round(share * 100) }) : t.preparing()
  return (
    <div className="mt-4 flex items-center gap-4">
      <div className="grow">
        <p className="mb-2 text-sm text-muted">{text}</p>
        <ProgressBar label={t.upload()} share={share} />
      </div>
      <Button variant="quiet" compact onClick={onCancel}>
        {t.cancelUpload()}
      </Button>
    </div>
  )
}
