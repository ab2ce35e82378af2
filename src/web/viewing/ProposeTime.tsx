import { type FormEvent, useState } from 'react'
import { isolated } from '#contract/isolated'
import type { Viewing } from '#contract/viewing'
import * as t from '#messages/viewing'
import { isRefusal, messageOf } from '../platform/api/api-error.ts'
import { Dialog } from '../ui/feedback/Dialog.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { RowOpener } from '../ui/rows/RowActions.tsx'
import { useRowChange } from '../ui/rows/row-change.ts'
import { SendTime } from './SendTime.tsx'
import { TimeChoice } from './TimeChoice.tsx'
import { useMoveViewing } from './viewing.queries.ts'

export function ProposeTime({ viewing, propertyId }: { viewing: Viewing; propertyId: string }) {
  const [open, setOpen] = useState(false)
  const [startsAt, setStartsAt] = useState<string>()
  const [wrong, setWrong] = useState<{ time?: string; all?: string }>({})
  const { mutateAsync: move, isPending } = useMoveViewing(viewing._id)
  const showChange = useRowChange<Viewing>(viewing._id)
  const choose = (time: string | undefined) => {
    setStartsAt(time)
    setWrong({})
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (startsAt === undefined) return setWrong({ time: t.pleaseChoose() })
    const length = Date.parse(viewing.endsAt) - Date.parse(viewing.startsAt)
    try {
      await move({ status: 'proposed', startsAt })
      setOpen(false)
      choose(undefined)
      showChange({ status: 'proposed', startsAt, endsAt: new Date(Date.parse(startsAt) + length).toISOString() })
      toast.success(t.proposalSent())
    } catch (error) {
      if (isRefusal(error)) choose(undefined)
      setWrong({ all: messageOf(error) })
    }
  }
  return (
    <>
      <RowOpener name={t.proposeOther()} onOpen={() => setOpen(true)} />
      <Dialog open={open} onClose={() => setOpen(false)} title={t.proposeOther()}>
        <p className="mt-3 text-muted">{t.proposeWords({ name: isolated(viewing.buyerName) })}</p>
        <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 grid gap-5">
          <TimeChoice propertyId={propertyId} value={startsAt} onChange={choose} error={wrong.time} />
          <SendTime
            propertyId={propertyId}
            startsAt={startsAt}
            error={wrong.all}
            isPending={isPending}
            texts={{ without: t.proposeThis(), of: t.propose }}
          />
        </form>
      </Dialog>
    </>
  )
}
