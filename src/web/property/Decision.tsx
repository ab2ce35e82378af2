import { useState } from 'react'
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
  return (
    <div className="grid gap-3">
      {propertyCan('verify', property) && <VerifyOrReject id={property._id} describedBy={describedBy} />}
      {mayBeDeleted(property) && (
        <DeleteButton remove={() => remove()} compact describedBy={describedBy} className="justify-self-start" />
      )}
    </div>
  )
}

/** Both decisions are told in the same words (spec §8). The reason is the agent's to read, and may be left out. */
function VerifyOrReject({ id, describedBy }: { id: string; describedBy: string }) {
  const [reason, setReason] = useState('')
  const { mutate, isPending, variables } = useDecideProperty(id, {
    onSuccess: () => toast.success('Property Verified Successfully by Admin.'),
    onError: (error) => toast.failure('Something is Wrong!', { detail: wordsOf(error) }),
  })
  const decide = (status: 'verified' | 'rejected') => {
    if (isPending) return
    mutate({ status, ...(status === 'rejected' && reason.trim() && { reason }) })
  }
  const isBusy = (status: string) => isPending && variables.status === status
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button compact busy={isBusy('verified')} aria-describedby={describedBy} onClick={() => decide('verified')}>
          Verify
        </Button>
        <Button
          variant="quiet"
          compact
          busy={isBusy('rejected')}
          aria-describedby={describedBy}
          onClick={() => decide('rejected')}
        >
          Reject
        </Button>
      </div>
      <Field
        label="Reason"
        placeholder="If you reject it"
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </>
  )
}
