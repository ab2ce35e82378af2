import type { ComponentProps } from 'react'
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx'

export function Select({
  label,
  error,
  hint,
  required,
  id,
  className,
  ...select
}: FieldTexts & ComponentProps<'select'>) {
  return (
    <FieldFrame label={label} error={error} hint={hint} required={required} id={id} className={className}>
      {(control) => (
        <span className="relative block">
          <select
            {...select}
            {...control}
            className={`${control.className} cursor-pointer appearance-none pe-11`}
            aria-required={required}
          />
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
