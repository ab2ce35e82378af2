import type { ComponentProps } from 'react'
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx'

type Props = FieldTexts &
  ComponentProps<'input'> & { /** Shown in front of the text, such as a currency sign. */ sign?: string }

/** `required` marks and announces it; the form validates (it is `noValidate`). */
export function Field({ label, error, hint, required, id, className, sign, ...input }: Props) {
  return (
    <FieldFrame label={label} error={error} hint={hint} required={required} id={id} className={className}>
      {(control) =>
        sign ? (
          <div className="relative">
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 start-3 flex items-center text-muted"
            >
              {sign}
            </span>
            <input
              {...input}
              {...control}
              aria-required={required}
              style={{ paddingInlineStart: `calc(${sign.length}ch + 1rem)`, paddingInlineEnd: '0.5rem' }}
            />
          </div>
        ) : (
          <input {...input} {...control} aria-required={required} />
        )
      }
    </FieldFrame>
  )
}

export function TextArea({
  label,
  error,
  hint,
  required,
  id,
  className,
  ...area
}: FieldTexts & ComponentProps<'textarea'>) {
  return (
    <FieldFrame label={label} error={error} hint={hint} required={required} id={id} className={className}>
      {(control) => (
        <textarea
          rows={5}
          {...area}
          {...control}
          className={`${control.className} field-sizing-content min-h-32 max-h-96 resize-y`}
          aria-required={required}
        />
      )}
    </FieldFrame>
  )
}

export const ReadOnlyField = ({ label, value, className }: { label: string; value: string; className?: string }) => (
  <Field label={label} value={value} readOnly className={className} />
)
