import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form'

export function useFields<Values extends FieldValues, Context, Sent>(form: UseFormReturn<Values, Context, Sent>) {
  const { errors } = form.formState
  return {
    field: (name: Path<Values>, options?: RegisterOptions<Values, Path<Values>>) => {
      const message = errors[name]?.message
      return {
        required: true,
        error: typeof message === 'string' ? message : undefined,
        ...form.register(name, options),
      }
    },
    /** Shows the error of sending, for the form and for the fields that the server names, and focuses the first. */
    showErrors: (message: string, fieldErrors: Record<string, string>) => {
      form.setError('root', { message })
      const names = Object.keys(form.getValues()) as Path<Values>[] // its own names
      const wrong = names.flatMap((name) => {
        const wrongAt = errorOf(name, fieldErrors)
        return wrongAt === undefined ? [] : [{ name, message: wrongAt }]
      })
      for (const { name, message } of wrong) form.setError(name, { message }, { shouldFocus: name === wrong[0]?.name })
    },
  }
}

function errorOf(name: string, fieldErrors: Record<string, string>): string | undefined {
  const key = Object.keys(fieldErrors).find((one) => one === name || one.startsWith(`${name}.`))
  return key === undefined ? undefined : fieldErrors[key]
}
