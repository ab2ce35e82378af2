/** Names the stand-in in which the first picture of a screen is shown before the scripts are there (prerender/inline/first-calls.ts). */
export const PICTURE_PLACE = 'data-picture-place'

/** A placeholder for a picture. */
export const PicturePlace = ({ className }: { className: string }) => (
  <div {...{ [PICTURE_PLACE]: true }} className={`relative bg-sunken ${className}`} />
)
