import { type ComponentProps, createContext, type ReactNode, useContext, useState } from 'react'
import { Button, ButtonLink, ButtonPlace } from '../Button.tsx'
import { type Action, useActionLock } from './use-action-lock.ts'

type Row = ReturnType<typeof useActionLock> & {
  describedBy: string | undefined
  isDeleted: boolean
  setDeleted: (isDeleted: boolean) => void
}
const RowContext = createContext<Row | undefined>(undefined)

/** The row that this stands in. */
export function useRow(): Row {
  const row = useContext(RowContext)
  if (!row) throw new Error('an action of a row stands in no RowActions')
  return row
}

type Props = {
  /** Returns true if an action was rejected because the row's subject has been deleted elsewhere. */
  isGone: (error: unknown) => boolean
  /** The id of what names the row, for readers: its actions are called the same in every row. */
  describedBy: string | undefined
  /** Replaces actions that are gone for good. */
  note?: string | false
  /** Locks new actions for half a second, for pointer and keyboard. */
  startsLocked?: boolean
  className?: string
  children: ReactNode
}

/**
 * The actions of one row. Each keeps its place, also while it is unavailable, and one runs at a time (`useActionLock`),
 * so that a second press never meets another action than the first. A deleted row stays, and says so.
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
  const statusText = isDeleted ? 'Deleted' : note
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
 * The place of an action in its row. One that was not there when the row was first shown has its place behind the others, so that these
 * begin at the edge of their column; from then on none moves.
 */
export function useActionPlace(available: boolean): string {
  const [wasThere] = useState(available)
  return wasThere ? '' : 'order-1'
}

type Look = Pick<ComponentProps<typeof Button>, 'variant' | 'compact'>
type PlaceProps = Look & { name: string; available: boolean }

/** An action that needs no confirmation. */
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

/** A link among the actions. */
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
