import { parseArgs } from 'node:util'
import { Email } from '#contract/email'
import { OperatorError } from '../../operator-error.ts'

const USAGE =
  'npm run import -- FILE --agent EMAIL [--verify-as ADMIN_EMAIL], or npm run import -- --sold FILE.csv[.gz]'

/** The arguments of an import. `verifyAs`: the admin in whose name the listings are verified immediately. */
export type ImportRequest = { file: string; agent: string; verifyAs: string | undefined }

export function soldFileOf(args: string[]): string | undefined {
  const { positionals, values } = parsed(args)
  if (values.sold !== undefined && (positionals.length > 0 || values.agent !== undefined))
    throw new OperatorError(`--sold takes one file, and no agent: ${USAGE}`)
  return values.sold
}

export function importRequest(args: string[]): ImportRequest {
  const { positionals, values } = parsed(args)
  const [file, ...more] = positionals
  if (!file) throw new OperatorError(`name the file to import: ${USAGE}`)
  if (more.length > 0) throw new OperatorError(`one file at a time, not also ${more.join(' ')}: ${USAGE}`)
  if (!values.agent) throw new OperatorError(`say whose listings they are: ${USAGE}`)
  const verifyAs = values['verify-as']
  return {
    file,
    agent: email('--agent', values.agent),
    verifyAs: verifyAs === undefined ? undefined : email('--verify-as', verifyAs),
  }
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { agent: { type: 'string' }, 'verify-as': { type: 'string' }, sold: { type: 'string' } },
    })
  } catch (error) {
    // Node's own message continues with advice on its syntax that does not help here.
    const [message = ''] = String(error instanceof Error ? error.message : error).split(/\.\s|\n/)
    throw new OperatorError(`${message}: ${USAGE}`)
  }
}

function email(option: string, text: string): string {
  const read = Email.safeParse(text)
  if (read.success) return read.data
  throw new OperatorError(`${option} needs an e-mail address, not ‘${text}’.`)
}
