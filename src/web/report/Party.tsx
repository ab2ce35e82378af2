import { Link } from 'react-router'
import { personName } from '#contract/person-name'
import * as t from '#messages/report'
import { paths } from '../platform/navigation/paths.ts'
import { TextWithParts } from '../ui/TextWithParts.tsx'

type Props = { part: 'buyer' | 'agent' | 'other'; party: { name: string; email?: string } }

export const Party = ({ part, party: { name, email } }: Props) => (
  <span>
    <TextWithParts
      text={t.party({ part, name: personName(name) })}
      parts={{
        who: (words) =>
          email ? (
            <Link to={paths.usersFound(email)} className="link">
              <bdi>{words}</bdi>
            </Link>
          ) : (
            <bdi>{words}</bdi>
          ),
      }}
    />
  </span>
)
