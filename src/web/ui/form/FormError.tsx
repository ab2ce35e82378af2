type Props = {
  children: string | undefined
  /** A toast says the same first: this keeps its room until that has gone. */
  toasted?: boolean
}

/** Why the last try failed, until the next one: the toast that says it goes by itself. */
export const FormError = ({ children, toasted = false }: Props) =>
  children ? (
    <p
      className={`mt-6 rounded-field bg-danger-wash px-4 py-3 font-medium text-danger ${toasted ? 'after-toast' : ''}`}
    >
      {children}
    </p>
  ) : null
