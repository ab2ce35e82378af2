/** Why the last try failed, until the next one: the toast that says it goes by itself. */
export const FormError = ({ children }: { children: string | undefined }) =>
  children ? <p className="mt-6 rounded-field bg-danger-wash px-4 py-3 font-medium text-danger">{children}</p> : null
