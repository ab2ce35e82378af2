import type { ComponentProps } from 'react'
import { FieldFrame, type FieldTexts, inFrame } from './FieldFrame.tsx'

export function Select(props: FieldTexts & ComponentProps<'select'>) {
  const { frame, control: select } = inFrame(props)
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <span className="relative block">
          <select {...select} {...control} className={`${control.className} cursor-pointer appearance-none pe-11`} />
          <svg
            aria-hidden="true"
            viewBox="0 0 20 20"
            className="pointer-events-none absolute end-4 top-1/2 size-4 -translate-y-1/2 fill-none stroke-current stroke-2"
          >
            <path d="m5 7.5 5 5 5-5" />
          </svg>
        </span>
      )}
    </FieldFrame>
  )
}
