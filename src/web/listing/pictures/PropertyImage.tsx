import { type Ref, useState } from 'react'
import { MAX_IMAGE_MEGABYTES } from '#contract/image'
import { PICTURE_KINDS } from '../../platform/providers/images/images.ts'
import { Button } from '../../ui/Button.tsx'
import { CameraButton, PictureDrop, usePastedPictures, usePreview } from '../../ui/form/PictureDrop.tsx'
import { HomePlaceholder } from '../../ui/HomePlaceholder.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { PHONE_PICTURE_SIZES } from '../../ui/picture-sources.ts'

type Props = {
  file: File | undefined
  onFile: (file: File | undefined) => void
  onMore: (files: File[]) => void
  current: string | undefined
  required: boolean
  error: string | undefined
  name: string
  onBlur: () => void
  ref: Ref<HTMLInputElement>
}

/**
 * Accepts files, drops, pastes and camera pictures. The first of several becomes the property image, the others become
 * further pictures. Pasted and camera pictures replace nothing.
 */
export function PropertyImage({ file, onFile, onMore, current, required, error, ...field }: Props) {
  const preview = usePreview(file)
  const [announcement, setAnnouncement] = useState('')
  const choose = ([first, ...others]: File[]) => {
    if (!first) return
    onFile(first)
    setAnnouncement('Property image chosen.')
    if (others.length > 0) onMore(others)
  }
  const add = (files: File[]) => (file || !required ? onMore(files) : choose(files))
  usePastedPictures(add)
  const src = preview ?? current
  return (
    <div className="max-w-md">
      <PictureDrop
        {...field}
        label="Property image"
        required={required}
        accept={PICTURE_KINDS}
        hint={`JPEG, PNG, WebP or AVIF, up to ${MAX_IMAGE_MEGABYTES} MB each. We remove the photos’ location data.`}
        error={error}
        onFiles={choose}
      >
        {src ? (
          <>
            <Picture
              key={src}
              src={src}
              alt={preview ? 'The picture you have chosen' : 'The picture that is shown now'}
              width={800}
              height={600}
              sizes={`(min-width: 40rem) 28rem, ${PHONE_PICTURE_SIZES}`}
            />
            <p className="absolute end-3 bottom-3 rounded-full bg-[#12140fcc] px-3.5 py-1.5 text-sm font-bold text-[#fffefb]">
              {file || !required ? 'Choose another' : 'Choose pictures'}
            </p>
          </>
        ) : (
          <div className="grid aspect-3/2 place-content-center justify-items-center gap-2 p-4 text-center">
            <HomePlaceholder className="size-14 text-edge" />
            <p className="font-semibold text-brand">Choose pictures</p>
            <p className="text-sm text-muted">One or more: the first is the property image. Or drop or paste them.</p>
          </div>
        )}
      </PictureDrop>
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        <CameraButton onFiles={add} />
        {file && (
          <Button variant="quiet" compact onClick={() => onFile(undefined)}>
            Remove
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {file ? announcement : ''}
      </p>
    </div>
  )
}
