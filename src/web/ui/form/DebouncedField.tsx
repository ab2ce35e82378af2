import type { ComponentProps } from 'react'
import { Field } from './Field.tsx'
import { type TextFormat, useDebouncedText } from './use-debounced-text.ts'

type Props = ComponentProps<typeof Field> & {
  value: string
  onText: (text: string) => void
  format?: TextFormat
  understood?: (text: string) => string
}

export function DebouncedField({ value, onText, format, understood, ...field }: Props) {
  const debounced = useDebouncedText(value, onText, format)
  const input = <Field autoComplete="off" enterKeyHint="search" {...field} {...debounced} />
  if (!understood) return input
  return (
    <div className="relative">
      {input}
      <p
        aria-live="polite"
        className="pointer-events-none absolute start-0 top-full z-20 mt-1 w-max max-w-[70vw] rounded-field border border-line bg-surface px-3 py-1 text-sm font-semibold shadow-card empty:invisible"
      >
        {debounced.value === format?.show(format.read(debounced.value)) ? '' : understood(debounced.value)}
      </p>
    </div>
  )
}
