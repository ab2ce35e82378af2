import { OperatorError } from '../../operator-error.ts'
import type { Database } from '../../platform/db/database.ts'
import { type Agent, NO_PHOTO } from '../listing/listing-draft.ts'
import { userByEmail } from '../user/user.store.ts'
import type { ImportRequest } from './import-request.ts'

type Roles = Map<string, string | null>

export type People = {
  agent: Agent & { id: string }
  verified: boolean
  emails: string[]
  stillMay(roles: Roles): void
}

export async function peopleOf(db: Database, request: Omit<ImportRequest, 'file'>): Promise<People> {
  const { agent: email, verifyAs } = request
  const found = await Promise.all([email, verifyAs ?? email].map((one) => userByEmail(db, one)))
  const stillMay = (roles: Roles) => check(request, roles)
  stillMay(new Map(found.flatMap((user) => (user ? [[user.email, user.role] as const] : []))))
  const [agent] = found
  return {
    agent: { id: agent?.id ?? '', email, name: agent?.name ?? '', image: agent?.photoUrl ?? NO_PHOTO },
    verified: verifyAs !== undefined,
    emails: verifyAs === undefined ? [email] : [email, verifyAs],
    stillMay,
  }
}

function check({ agent, verifyAs }: Omit<ImportRequest, 'file'>, roles: Roles): void {
  for (const email of [agent, verifyAs])
    if (email !== undefined && !roles.has(email)) throw new OperatorError(`there is no account ${email}.`)
  const role = roles.get(agent)
  if (role !== 'agent' && role !== 'admin')
    throw new OperatorError(`${agent} is ${roleLabel(role)}: only agents and admins list homes.`)
  if (verifyAs !== undefined && roles.get(verifyAs) !== 'admin')
    throw new OperatorError(`${verifyAs} is ${roleLabel(roles.get(verifyAs))}: only admins verify homes.`)
}

const roleLabel = (role: string | null | undefined): string => {
  if (role === 'agent') return 'an agent'
  return role === 'fraud' ? 'marked as fraud' : 'an ordinary user'
}
