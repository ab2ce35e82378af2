import { type ComponentProps, useState } from 'react'
import * as t from '#messages/ui'
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx'

type Props = Omit<ComponentProps<'input'>, 'type'> & Partial<FieldTexts>

export function PasswordField({ label = t.password(), error, hint, required, className, ...input }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame label={label} error={error} hint={hint} required={required} className={className}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            aria-required={required}
            autoCapitalize="none"
            spellCheck={false}
            className={`${control.className} pe-14`}
          />
          <button
            type="button"
            aria-label={shown ? t.hidePassword() : t.showPassword()}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0.5 end-0.5 grid w-12 cursor-pointer place-items-center rounded-field text-muted hover:text-brand"
          >
            <Eye struck={shown} />
          </button>
        </div>
      )}
    </FieldFrame>
  )
}

const Eye = ({ struck }: { struck: boolean }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    className="size-5.5 fill-none stroke-current stroke-[1.6] [stroke-linecap:round]"
  >
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="2.75" />
    {struck && <path d="M4.5 19.5 19.5 4.5" />}
  </svg>
)
