import { type ReactNode, useId } from 'react'

export type FieldTexts = { label: string; error?: string | undefined; hint?: ReactNode }
type Control = { id: string; 'aria-describedby': string; 'aria-invalid': true | undefined; className: string }

const controlLook =
  'block w-full min-h-12 rounded-field border border-edge bg-surface px-4 py-2.5 text-base text-ink ' +
  'placeholder:text-muted text-ellipsis [unicode-bidi:plaintext] transition-colors hover:border-brand focus:border-brand focus-visible:rounded-field ' +
  'focus-visible:outline-offset-1 aria-invalid:border-danger [&[readonly]]:border-line [&[readonly]]:bg-sunken'

type Frame = FieldTexts & {
  required?: boolean | undefined
  id?: string | undefined
  className?: string | undefined
}

export function inFrame<Props extends Frame>({ label, error, hint, required, id, className, ...control }: Props) {
  return { frame: { label, error, hint, required, id, className }, control: { ...control, 'aria-required': required } }
}

type Props = Frame & { children: (control: Control) => ReactNode }

export function FieldFrame({ label, error, hint, required, id, className, children }: Props) {
  const ownId = useId()
  const control = id ?? ownId
  const note = `${control}-note`
  return (
    <div className={className}>
      <label
        htmlFor={control}
        data-required={required || undefined}
        className="mb-1.5 inline-block text-sm font-semibold data-required:after:ms-1 data-required:after:text-accent data-required:after:content-['*'] supports-[content:'*'/'']:data-required:after:content-['*'/'']"
      >
        {label}
      </label>
      {children({
        id: control,
        'aria-describedby': note,
        'aria-invalid': error ? true : undefined,
        className: controlLook,
      })}
      <div id={note} className="text-sm">
        <div aria-live="polite">{error && <p className="mt-1.5 font-medium text-danger">{error}</p>}</div>
        {hint && <p className="mt-1.5 text-muted">{hint}</p>}
      </div>
    </div>
  )
}
