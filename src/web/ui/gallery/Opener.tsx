import type { MouseEvent } from 'react'

/** Lies over a picture, because a button around it would hide the picture from screen readers. */
export const Opener = ({ name, onOpen }: { name: string; onOpen: () => void }) => (
  <button
    type="button"
    aria-label={name}
    onClick={(event: MouseEvent<HTMLButtonElement>) => {
      event.currentTarget.focus({ preventScroll: true }) // if a click doesn't focus it, the focus could not return to it
      onOpen()
    }}
    className="absolute inset-0 cursor-zoom-in focus-visible:outline-4 focus-visible:-outline-offset-8 focus-visible:outline-[#fffefb] focus-visible:shadow-[inset_0_0_0_12px_#12140f] print:hidden"
  />
)
