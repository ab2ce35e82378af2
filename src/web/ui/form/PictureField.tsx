import { type ChangeEvent, type Ref, useEffect, useState } from 'react'
import { HomePlaceholder } from '../HomePlaceholder.tsx'
import { Picture } from '../Picture.tsx'
import { PHONE_PICTURE_SIZES } from '../picture-sources.ts'
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx'

type Props = FieldTexts & {
  file: File | undefined
  onFile: (file: File | undefined) => void
  /** The address of the picture that is there now. */
  current?: string
  /** Kinds of files, as in the `accept` attribute. */
  accept: string
  name?: string
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
  required?: boolean
}

/** A file field for a picture, with the picture above it: the chosen one, or the one that is there now. */
export function PictureField({ file, onFile, current, label, error, hint, required, ref, ...input }: Props) {
  const preview = usePreview(file)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => onFile(target.files?.[0])
  return (
    <FieldFrame label={label} error={error} hint={hint} required={required}>
      {(control) => (
        <>
          <Shown chosen={preview} current={current} />
          <input
            {...input}
            {...control}
            ref={ref}
            type="file"
            required={required}
            onChange={choose}
            className={`${control.className} cursor-pointer text-sm file:me-4 file:-ms-1 file:cursor-pointer file:rounded-full file:border-0 file:bg-brand-wash file:px-4 file:py-1.5 file:font-semibold file:text-brand`}
          />
        </>
      )}
    </FieldFrame>
  )
}

function Shown({ chosen, current }: { chosen: string | undefined; current: string | undefined }) {
  const src = chosen ?? current
  const look = 'mb-3 rounded-card border border-line'
  if (!src) {
    return (
      <div className={`grid aspect-4/3 place-items-center bg-sunken ${look}`}>
        <HomePlaceholder className="size-16 text-edge" />
      </div>
    )
  }
  const alt = chosen ? 'The picture you have chosen' : 'The picture that is shown now'
  const sizes = `(min-width: 64rem) 26rem, ${PHONE_PICTURE_SIZES}`
  return <Picture key={src} src={src} alt={alt} width={800} height={600} sizes={sizes} className={look} />
}

/** An address under which the page can show a chosen file, as long as it is used. */
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
