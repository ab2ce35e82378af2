import { type FormEvent, useState } from 'react'
import type { Property } from '#contract/property'
import * as t from '#messages/openTime'
import { fieldErrors, messageOf } from '../../platform/api/api-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import type { DialogState } from '../../ui/feedback/DialogButton.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { FormError } from '../../ui/form/FormError.tsx'
import { OpenTimesFields } from './OpenTimesFields.tsx'
import { useSetOpenTimes } from './open-time.queries.ts'
import { useOpenTimes } from './use-open-times.ts'

type Props = { property: Property }

export const OpenTimesDialog = ({ property, open, onClose }: Props & DialogState) => (
  <Dialog open={open} onClose={onClose} title={t.openTimes()}>
    <OpenTimesForm key={JSON.stringify(property.openTimes)} property={property} onClose={onClose} />
  </Dialog>
)

function OpenTimesForm({ property, onClose }: Props & Pick<DialogState, 'onClose'>) {
  const openTimes = useOpenTimes(property)
  const [failed, setFailed] = useState<string>()
  const { mutateAsync: save, isPending } = useSetOpenTimes(property._id)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const given = openTimes.ready()
    if (!given) return
    setFailed(undefined)
    try {
      if (openTimes.isChanged()) await save(given)
      onClose()
      toast.success(t.saved())
    } catch (error) {
      const errors = fieldErrors(error)
      if (Object.keys(errors).length === 0) setFailed(messageOf(error)) // otherwise it stands at the times
      openTimes.showErrors(errors)
    }
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-3">
      <OpenTimesFields openTimes={openTimes} clock={property.clock} />
      <FormError>{failed}</FormError>
      <Button type="submit" busy={isPending} className="mt-5 w-full">
        {t.save()}
      </Button>
    </form>
  )
}
