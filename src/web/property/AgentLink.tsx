import { Link } from 'react-router'
import type { Property } from '#contract/property'
import { paths } from '../navigation/paths.ts'

/** An agent's name, which leads to their public page while they have one. On a card it stands above the link to the home. */
export const AgentLink = ({ property: { agentId, name } }: { property: Pick<Property, 'agentId' | 'name'> }) =>
  agentId ? (
    <Link to={paths.agent(agentId)} className="relative z-10 hover:text-brand hover:underline">
      {name}
    </Link>
  ) : (
    name
  )
