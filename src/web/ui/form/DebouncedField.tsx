import type { ComponentProps } from 'react'
import { Field } from './Field.tsx'
import { type TextFormat, useDebouncedText } from './use-debounced-text.ts'

type Props = ComponentProps<typeof Field> & { value: string; onText: (text: string) => void; format?: TextFormat }

/** A field whose value is handed to `onText` after a pause in typing, for filters above a list. `format`: where it is not the text. */
export function DebouncedField({ value, onText, format, ...field }: Props) {
  const debounced = useDebouncedText(value, onText, format)
  return <Field autoComplete="off" enterKeyHint="search" {...field} {...debounced} />
}
