import { Button } from '../Button.tsx'
import { ProgressBar } from './ProgressBar.tsx'

type Props = { /** From 0 to 1; `undefined`: nothing is under way. */ share: number | undefined; onCancel: () => void }

/** How far an upload is, and the way to stop it. When all is sent, the server still works on the picture. */
export function UploadProgress({ share, onCancel }: Props) {
  if (share === undefined) return null
  const text = share < 1 ? `Uploading the picture, ${Math.round(share * 100)} %` : 'Preparing the picture …'
  return (
    <div className="mt-4 flex items-center gap-4">
      <div className="grow">
        <p className="mb-2 text-sm text-muted">{text}</p>
        <ProgressBar label="Upload" share={share} />
      </div>
      <Button variant="quiet" compact onClick={onCancel}>
        Cancel upload
      </Button>
    </div>
  )
}
