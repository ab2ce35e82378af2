import { type ReactNode, useState } from 'react'
import { mayBeDeleted, type Property, propertyCan } from '#contract/property'
import { wordsOf } from '../api/api-error.ts'
import { Button } from '../ui/Button.tsx'
import { DeleteButton } from '../ui/DeleteButton.tsx'
import { Field } from '../ui/Field.tsx'
import { toast } from '../ui/toast.ts'
import { useDecideProperty, useDeleteProperty } from './listing.queries.ts'

type Props = { property: Property; describedBy: string }

/** What an admin may do with a listing: verify or reject a pending one, at once, and delete an unsold one after a question. */
export function Decision({ property, describedBy }: Props) {
  const { mutateAsync: remove } = useDeleteProperty(property._id)
  const deletion = mayBeDeleted(property) && (
    <DeleteButton remove={() => remove()} compact describedBy={describedBy} className="justify-self-start" />
  )
  if (!propertyCan('verify', property)) return deletion
  return (
    <VerifyOrReject id={property._id} describedBy={describedBy}>
      {deletion}
    </VerifyOrReject>
  )
}

type PendingProps = { id: string; describedBy: string; children: ReactNode }

/** Both decisions are told in the same words (spec §8). The reason is the agent's to read, and may be left out. */
function VerifyOrReject({ id, describedBy, children }: PendingProps) {
  const [reason, setReason] = useState('')
  const { mutate, isPending, variables } = useDecideProperty(id, {
    onSuccess: () => toast.success('Property Verified Successfully by Admin.'),
    onError: (error) => toast.failure('Something is Wrong!', { detail: wordsOf(error) }),
  })
  const decide = (status: 'verified' | 'rejected') => {
    if (isPending) return
    mutate({ status, ...(status === 'rejected' && reason.trim() && { reason }) })
  }
  const button = { compact: true, 'aria-describedby': describedBy }
  const isBusy = (status: string) => isPending && variables.status === status
  return (
    <div className="grid gap-3">
      <Field
        label="Reason"
        placeholder="If you reject it"
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button {...button} busy={isBusy('verified')} onClick={() => decide('verified')}>
          Verify
        </Button>
        <Button {...button} variant="quiet" busy={isBusy('rejected')} onClick={() => decide('rejected')}>
          Reject
        </Button>
        {children}
      </div>
    </div>
  )
}
