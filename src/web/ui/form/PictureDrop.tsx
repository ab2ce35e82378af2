import {
  type ChangeEvent,
  type DragEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import * as t from '#messages/form'
import { Button } from '../Button.tsx'
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx'

type Props = FieldTexts & {
  accept: string
  onFiles: (files: File[]) => void
  children: ReactNode
  describedBy?: string
  required?: boolean
  name?: string
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/**
 * A file field with drag and drop. The native control lies transparently over it, for the keyboard, screen readers and
 * drops before the scripts load.
 */
export function PictureDrop({ label, error, hint, required, accept, onFiles, describedBy, children, ...input }: Props) {
  const { isOver, handlers } = useDrop(onFiles)
  return (
    <FieldFrame label={label} error={error} hint={hint} required={required}>
      {(control) => (
        <div
          {...handlers}
          data-over={isOver || undefined}
          className="relative overflow-hidden rounded-card border border-dashed border-edge bg-surface transition-colors hover:border-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-brand has-aria-invalid:border-danger data-over:border-brand data-over:bg-brand-wash"
        >
          {children}
          <input
            {...input}
            id={control.id}
            aria-describedby={describedBy ?? control['aria-describedby']}
            aria-invalid={control['aria-invalid']}
            required={required}
            type="file"
            multiple
            accept={accept}
            onChange={(event) => onFiles(chosenFiles(event))}
            className="absolute inset-0 size-full cursor-pointer text-transparent opacity-0"
          />
        </div>
      )}
    </FieldFrame>
  )
}

function chosenFiles({ target }: ChangeEvent<HTMLInputElement>): File[] {
  const files = [...(target.files ?? [])]
  target.value = ''
  return files
}

function useDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onFiles(files)
  }
  return { isOver, handlers: { onDragOver: over, onDragLeave: () => setOver(false), onDrop: drop } }
}

export function usePastedPictures(onFiles: (files: File[]) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    const hasText = event.clipboardData?.types.includes('text/plain')
    const isText = hasText && event.target instanceof Element && event.target.matches(writable)
    if (files.length === 0 || isText) return
    event.preventDefault()
    onFiles(files)
  })
  useEffect(() => {
    const paste = (event: ClipboardEvent) => take(event)
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}

const writable = 'input, textarea, [contenteditable]'

export function CameraButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="hidden pointer-coarse:block">
      <Button variant="quiet" compact onClick={() => input.current?.click()}>
        {t.takePhoto()}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t.cameraPhoto()}
        accept="image/*"
        capture="environment"
        onChange={(event) => onFiles(chosenFiles(event))}
      />
    </div>
  )
}

export function usePreview(file: File | undefined): string | undefined {
  const [preview, setPreview] = useState<string>()
  useEffect(() => {
    if (!file) return setPreview(undefined)
    const address = URL.createObjectURL(file)
    setPreview(address)
    return () => URL.revokeObjectURL(address)
  }, [file])
  return preview
}
