import { OperatorError } from '../operator-error.ts'

/** Does every read; what they refuse becomes one `StartupError`, a line for each problem. */
export function gathered<Parts extends object>(reads: { [Part in keyof Parts]: () => Parts[Part] }): Parts {
  const parts: Partial<Parts> = {}
  const problems: string[] = []
  for (const name in reads) {
    try {
      parts[name] = reads[name]()
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error
      problems.push(error.message)
    }
  }
  if (problems.length > 0) throw refusal(problems)
  return parts as Parts // none of the reads has failed
}

/** All of the problems, a line for each. */
export const refusal = (problems: string[]): OperatorError => new OperatorError(problems.join('\nAnd '))
