import type { ComponentProps } from 'react'
import { Field } from './Field.tsx'
import { useDebouncedText } from './use-debounced-text.ts'

type Props = ComponentProps<typeof Field> & { value: string; onText: (text: string) => void }

/** A field whose text is told after a pause in typing, as filters above a list do. */
export function DebouncedField({ value, onText, ...field }: Props) {
  const late = useDebouncedText(value, onText)
  return <Field autoComplete="off" {...field} {...late} />
}
