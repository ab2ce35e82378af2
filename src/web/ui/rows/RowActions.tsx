import { type ComponentProps, createContext, type ReactNode, useContext, useState } from 'react'
import * as t from '#messages/list'
import { Button, ButtonLink, ButtonPlace } from '../Button.tsx'
import { type Action, useActionLock } from './use-action-lock.ts'

type Row = ReturnType<typeof useActionLock> & {
  describedBy: string | undefined
  isDeleted: boolean
  setDeleted: (isDeleted: boolean) => void
}
const RowContext = createContext<Row | undefined>(undefined)

export function useRow(): Row {
  const row = useContext(RowContext)
  if (!row) throw new Error('an action of a row stands in no RowActions')
  return row
}

type Props = {
  isGone: (error: unknown) => boolean
  describedBy: string | undefined
  note?: string | false
  startsLocked?: boolean
  className?: string
  children: ReactNode
}

/**
 * Actions keep their positions, even while unavailable, and run one at a time (`useActionLock`), so that a second click
 * never hits another action. A deleted row stays, and says so.
 */
export function RowActions({
  isGone,
  describedBy,
  note,
  startsLocked,
  className = 'flex flex-wrap gap-2',
  children,
}: Props) {
  const [isDeleted, setDeleted] = useState(false)
  const turns = useActionLock((error) => isGone(error) && setDeleted(true), startsLocked)
  const statusText = isDeleted ? t.isDeleted() : note
  return (
    <RowContext value={{ ...turns, describedBy, isDeleted, setDeleted }}>
      <div data-deleted={isDeleted || undefined} className="settles grid">
        <div className={`[grid-area:1/1] ${className}`}>{children}</div>
        {statusText && (
          <p className="flex min-h-11 items-center self-start text-sm font-semibold [grid-area:1/1]">{statusText}</p>
        )}
      </div>
    </RowContext>
  )
}

/**
 * Returns the order of an action. Initially unavailable ones come last, so that available ones begin at the column's
 * edge; later none moves.
 */
export function useActionPlace(available: boolean): string {
  const [wasThere] = useState(available)
  return wasThere ? '' : 'order-1'
}

type Look = Pick<ComponentProps<typeof Button>, 'variant' | 'compact'>
type PlaceProps = Look & { name: string; available: boolean }

export function RowAction({ name, available, act, ...look }: PlaceProps & { act: Action }) {
  const { running, isLocked, isDeleted, run, describedBy } = useRow()
  const place = useActionPlace(available)
  if (!available || isDeleted) return <ButtonPlace name={name} {...look} className={place} />
  const isRunning = running === name
  return (
    <Button
      {...look}
      busy={isRunning}
      unavailable={isLocked && !isRunning}
      className={place}
      aria-describedby={describedBy}
      onClick={() => void run(name, act)}
    >
      {name}
    </Button>
  )
}

type OpenerProps = { name: string; onOpen: () => void; className?: string }

/** A button that opens a dialog about the row. */
export function RowOpener({ name, onOpen, className }: OpenerProps) {
  const { isLocked, describedBy } = useRow()
  return (
    <Button
      variant="quiet"
      compact
      unavailable={isLocked}
      className={className}
      aria-describedby={describedBy}
      onClick={onOpen}
    >
      {name}
    </Button>
  )
}

export function RowLink({ name, available, to, replace, ...look }: PlaceProps & { to: string; replace?: boolean }) {
  const { isDeleted, describedBy } = useRow()
  const place = useActionPlace(available)
  if (!available || isDeleted) return <ButtonPlace name={name} {...look} className={place} />
  return (
    <ButtonLink {...look} to={to} replace={replace} className={place} aria-describedby={describedBy}>
      {name}
    </ButtonLink>
  )
}
