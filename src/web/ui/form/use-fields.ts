import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form'

/** The wiring of a form's required fields, and where its errors are shown. */
export function useFields<Values extends FieldValues, Context, Sent>(form: UseFormReturn<Values, Context, Sent>) {
  const { errors } = form.formState
  return {
    /** The props of a field: its registration, and what is wrong with it. */
    field: (name: Path<Values>, options?: RegisterOptions<Values, Path<Values>>) => {
      const message = errors[name]?.message
      return {
        required: true,
        error: typeof message === 'string' ? message : undefined,
        ...form.register(name, options),
      }
    },
    /** Shows why sending failed: as a whole, and at the fields that the server names, of which the first gets the focus. */
    showErrors: (message: string, fieldErrors: Record<string, string>) => {
      form.setError('root', { message })
      const wrong = (Object.keys(form.getValues()) as Path<Values>[]).filter((name) => fieldErrors[name]) // its own names
      for (const name of wrong) form.setError(name, { message: fieldErrors[name] }, { shouldFocus: name === wrong[0] })
    },
  }
}
