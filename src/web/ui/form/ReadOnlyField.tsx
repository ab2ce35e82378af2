import { Field } from './Field.tsx'

/** What is known already: shown with its label, reached by keyboard, and not to be changed. */
export const ReadOnlyField = ({ label, value, className }: { label: string; value: string; className?: string }) => (
  <Field label={label} value={value} readOnly className={className} />
)
