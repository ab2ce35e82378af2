import { type Ref, useState } from 'react'
import { MAX_IMAGE_MEGABYTES } from '#contract/image'
import { shownNumber } from '#contract/shown-number'
import * as listingFields from '#messages/listingFields'
import * as t from '#messages/listingForm'
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
    setAnnouncement(t.imageChosen())
    if (others.length > 0) onMore(others)
  }
  const add = (files: File[]) => (file || !required ? onMore(files) : choose(files))
  usePastedPictures(add)
  const src = preview ?? current
  return (
    <div className="max-w-md">
      <PictureDrop
        {...field}
        label={listingFields.propertyImage()}
        required={required}
        accept={PICTURE_KINDS}
        hint={t.imageHint({ megabytes: shownNumber(MAX_IMAGE_MEGABYTES) })}
        error={error}
        onFiles={choose}
      >
        {src ? (
          <>
            <Picture
              key={src}
              src={src}
              alt={preview ? t.chosenPicture() : t.shownPicture()}
              width={800}
              height={600}
              sizes={`(min-width: 40rem) 28rem, ${PHONE_PICTURE_SIZES}`}
            />
            <p className="absolute end-3 bottom-3 rounded-full bg-[#12140fcc] px-3.5 py-1.5 text-sm font-bold text-[#fffefb]">
              {file || !required ? t.chooseAnother() : t.choosePictures()}
            </p>
          </>
        ) : (
          <div className="grid aspect-3/2 place-content-center justify-items-center gap-2 p-4 text-center">
            <HomePlaceholder className="size-14 text-edge" />
            <p className="font-semibold text-brand">{t.choosePictures()}</p>
            <p className="text-sm text-muted">{t.imageDrop()}</p>
          </div>
        )}
      </PictureDrop>
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        <CameraButton onFiles={add} />
        {file && (
          <Button variant="quiet" compact onClick={() => onFile(undefined)}>
            {t.remove()}
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {file ? announcement : ''}
      </p>
    </div>
  )
}
