import { isolated } from '#contract/isolated'
import { canBecome, type Role, type User } from '#contract/user'
import * as t from '#messages/user'
import { isNotThere } from '../platform/api/api-error.ts'
import { RowAction, RowActions } from '../ui/rows/RowActions.tsx'
import { RowDelete } from '../ui/rows/RowDelete.tsx'
import { useRowChange } from '../ui/rows/row-change.ts'
import { useDeleteUser, useSetRole } from './user.queries.ts'

const names: Record<Role, () => string> = { admin: t.makeAdmin, agent: t.makeAgent, fraud: t.makeFraud }
const done = { admin: t.isAdmin, agent: t.isAgent, fraud: t.isFraud }

export function UserActions({ user, describedBy }: { user: User; describedBy: string }) {
  const { _id: id, name, role } = user
  const { mutateAsync: setRole } = useSetRole(id)
  const { mutateAsync: remove } = useDeleteUser(id)
  const showChange = useRowChange<User>(id)
  const isFraud = role === 'fraud'
  const make = (made: Role) => async () => {
    const { modifiedCount } = await setRole(made)
    if (modifiedCount === 0) throw new Error(t.notChanged())
    showChange({ role: made })
    return done[made]({ name: isolated(name) })
  }
  return (
    <RowActions
      isGone={isNotThere}
      describedBy={describedBy}
      note={isFraud && t.markedFraud()}
      className="flex flex-wrap justify-between gap-x-6 gap-y-2"
    >
      <div className="flex flex-wrap gap-2">
        {(['admin', 'agent'] as const).map((made) => (
          <RowAction
            key={made}
            name={names[made]()}
            variant="quiet"
            compact
            available={canBecome(made, role)}
            act={make(made)}
          />
        ))}
      </div>
      <div className={FINAL}>
        <RowAction
          name={names.fraud()}
          variant="text"
          compact
          available={canBecome('fraud', role)}
          act={make('fraud')}
        />
        <RowDelete variant="text" available={!isFraud} compact remove={() => remove()} />
      </div>
    </RowActions>
  )
}

const FINAL = '-mx-4 flex flex-wrap [&>button]:text-danger [&>button:hover]:text-danger-deep [&>button:hover]:underline'
