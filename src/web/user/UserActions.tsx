import { canBecome, type Role, type User } from '#contract/user'
import { wordsOf } from '../api/api-error.ts'
import { Button } from '../ui/Button.tsx'
import { DeleteButton } from '../ui/DeleteButton.tsx'
import { toast } from '../ui/toast.ts'
import { useDeleteUser, useSetRole } from './user.queries.ts'

const buttons: [role: Role, name: string][] = [
  ['admin', 'Make Admin'],
  ['agent', 'Make Agent'],
  ['fraud', 'Make Fraud'],
]
const done: Record<Role, (name: string) => string> = {
  admin: (name) => `${name} is Admin now`,
  agent: (name) => `${name} is Agent now`,
  fraud: (name) => `${name} is Fraud Agent`,
}

/** What an admin may make of a person, or that they may be deleted. One marked as fraud stays as they are (spec §4). */
export function UserActions({ user, describedBy }: { user: User; describedBy: string }) {
  const { _id: id, name, role } = user
  const { mutate, isPending, variables } = useSetRole(id, {
    onSuccess: ({ modifiedCount }, made) => {
      if (modifiedCount > 0) toast.success(done[made](name))
      else toast.failure('Something is Wrong!')
    },
    onError: (error) => toast.failure('Something is Wrong!', { detail: wordsOf(error) }),
  })
  const { mutateAsync: remove } = useDeleteUser(id)
  if (role === 'fraud') return <p className="text-sm text-muted">Nothing can be changed any more.</p>
  return (
    <div className="flex flex-wrap gap-2">
      {buttons
        .filter(([made]) => canBecome(made, role))
        .map(([made, words]) => (
          <Button
            key={made}
            variant="quiet"
            compact
            busy={isPending && variables === made}
            aria-describedby={describedBy}
            onClick={() => !isPending && mutate(made)}
          >
            {words}
          </Button>
        ))}
      <DeleteButton remove={() => remove()} compact describedBy={describedBy} />
    </div>
  )
}
