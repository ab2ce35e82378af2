import type { ComponentProps } from 'react'
import { Field } from './Field.tsx'
import { useDebouncedText } from './use-debounced-text.ts'

type Props = ComponentProps<typeof Field> & { value: string; onText: (text: string) => void }

/** A field whose text is handed to `onText` after a pause in typing, for filters above a list. */
export function DebouncedField({ value, onText, ...field }: Props) {
  const debounced = useDebouncedText(value, onText)
  return <Field autoComplete="off" {...field} {...debounced} />
}
