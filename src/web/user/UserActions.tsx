import { isolated } from '#contract/isolated'
import { canBecome, type Role, type User } from '#contract/user'
import { isNotThere } from '../platform/api/api-error.ts'
import { RowAction, RowActions } from '../ui/rows/RowActions.tsx'
import { RowDelete } from '../ui/rows/RowDelete.tsx'
import { useRowChange } from '../ui/rows/row-change.ts'
import { useDeleteUser, useSetRole } from './user.queries.ts'

const names: Record<Role, string> = { admin: 'Make Admin', agent: 'Make Agent', fraud: 'Make Fraud' }
const done: Record<Role, (name: string) => string> = {
  admin: (name) => `${isolated(name)} is Admin now`,
  agent: (name) => `${isolated(name)} is Agent now`,
  fraud: (name) => `${isolated(name)} is Fraud Agent`,
}

export function UserActions({ user, describedBy }: { user: User; describedBy: string }) {
  const { _id: id, name, role } = user
  const { mutateAsync: setRole } = useSetRole(id)
  const { mutateAsync: remove } = useDeleteUser(id)
  const showChange = useRowChange<User>(id)
  const isFraud = role === 'fraud'
  const make = (made: Role) => async () => {
    const { modifiedCount } = await setRole(made)
    if (modifiedCount === 0) throw new Error('The role was not changed.')
    showChange({ role: made })
    return done[made](name)
  }
  return (
    <RowActions
      isGone={isNotThere}
      describedBy={describedBy}
      note={isFraud && 'Marked as fraud. This is final.'}
      className="flex flex-wrap justify-between gap-x-6 gap-y-2"
    >
      <div className="flex flex-wrap gap-2">
        {(['admin', 'agent'] as const).map((made) => (
          <RowAction
            key={made}
            name={names[made]}
            variant="quiet"
            compact
            available={canBecome(made, role)}
            act={make(made)}
          />
        ))}
      </div>
      <div className={FINAL}>
        <RowAction name={names.fraud} variant="text" compact available={canBecome('fraud', role)} act={make('fraud')} />
        <RowDelete variant="text" available={!isFraud} compact remove={() => remove()} />
      </div>
    </RowActions>
  )
}

const FINAL = '-mx-4 flex flex-wrap [&>button]:text-danger [&>button:hover]:text-danger-deep [&>button:hover]:underline'
