type Props = {
  children: string | undefined
  /** The error is also shown as a toast: this text is hidden, its space reserved, until the toast has gone. */
  toasted?: boolean
}

export const FormError = ({ children, toasted = false }: Props) =>
  children ? (
    <p
      className={`mt-6 rounded-field bg-danger-wash px-4 py-3 font-medium text-danger ${toasted ? 'after-toast' : ''}`}
    >
      {children}
    </p>
  ) : null
