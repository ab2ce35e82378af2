import type { ComponentProps } from 'react'
import { Field } from './Field.tsx'
import { useLateText } from './use-debounced-text.ts'

type Props = ComponentProps<typeof Field> & { value: string; onText: (text: string) => void }

/** A field whose text is told after a pause in typing, as filters above a list do. */
export function LateField({ value, onText, ...field }: Props) {
  const late = useLateText(value, onText)
  return <Field autoComplete="off" {...field} {...late} />
}
