import type { Role } from '#contract/user'
import { Badge } from '../ui/Badge.tsx'

const looks = { admin: 'ink', agent: 'brand', fraud: 'danger', user: 'neutral' } as const satisfies Record<
  Role | 'user',
  string
>
const names: Record<Role | 'user', string> = { admin: 'Admin', agent: 'Agent', fraud: 'Fraud', user: 'User' }

/** A role as admins see it; none is an ordinary user (P-2). */
export const RoleBadge = ({ role = 'user' }: { role?: Role | 'user' }) => (
  <Badge look={looks[role]}>{names[role]}</Badge>
)
