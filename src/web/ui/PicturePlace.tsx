/** Marks the placeholder of a page's first picture, shown before the scripts load (prerender/inline/first-calls.ts). */
export const PICTURE_PLACE = 'data-picture-place'

export const PicturePlace = ({ className }: { className: string }) => (
  <div {...{ [PICTURE_PLACE]: true }} className={`relative bg-sunken ${className}`} />
)
