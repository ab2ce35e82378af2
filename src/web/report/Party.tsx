import { Link } from 'react-router'
import { paths } from '../platform/navigation/paths.ts'

export const Party = ({ part, party: { name, email } }: { part: string; party: { name: string; email?: string } }) => (
  <span>
    <span>{`${part}: `}</span>
    {email ? (
      <Link to={paths.usersFound(email)} className="link">
        <bdi>{name}</bdi>
      </Link>
    ) : (
      <bdi>{name}</bdi>
    )}
  </span>
)
