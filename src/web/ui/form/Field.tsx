import type { ComponentProps } from 'react'
import { FieldFrame, type FieldTexts, inFrame } from './FieldFrame.tsx'

type Props = FieldTexts & ComponentProps<'input'> & { sign?: string }

/**
 * A labelled text field. `required` marks and announces it; the form validates (it is `noValidate`). In a page from
 * right to left, numbers and addresses are still written from left to right.
 */
export function Field({ sign, ...props }: Props) {
  const { frame, control: given } = inFrame(props)
  const isLeftToRight = [given.type, given.inputMode].some((kind) => LEFT_TO_RIGHT.includes(kind ?? ''))
  const input = isLeftToRight ? { dir: 'ltr', ...given } : given
  return (
    <FieldFrame {...frame}>
      {(control) =>
        sign ? (
          <div dir="ltr" className="relative">
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 start-3 flex items-center text-muted"
            >
              {sign}
            </span>
            <input
              {...input}
              {...control}
              style={{ paddingInlineStart: `calc(${sign.length}ch + 1rem)`, paddingInlineEnd: '0.5rem' }}
            />
          </div>
        ) : (
          <input
            {...input}
            {...control}
            className={isLeftToRight ? `${control.className} rtl:text-end` : control.className}
          />
        )
      }
    </FieldFrame>
  )
}

const LEFT_TO_RIGHT = ['email', 'url', 'tel', 'decimal', 'numeric']

export function TextArea(props: FieldTexts & ComponentProps<'textarea'>) {
  const { frame, control: area } = inFrame(props)
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <textarea
          rows={5}
          {...area}
          {...control}
          className={`${control.className} field-sizing-content min-h-32 max-h-96 resize-y`}
        />
      )}
    </FieldFrame>
  )
}

export const ReadOnlyField = ({ label, value, className }: { label: string; value: string; className?: string }) => (
  <Field label={label} value={value} readOnly className={className} />
)
