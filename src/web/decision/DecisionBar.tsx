import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { DecisionQueue } from '#contract/decision-queue'
import type { Property, PropertyStatus } from '#contract/property'
import { propertyCan } from '#contract/property-status'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/decision'
import { HomeReasons } from '../evidence/Evidence.tsx'
import { isNotThere } from '../platform/api/api-error.ts'
import { paths } from '../platform/navigation/paths.ts'
import { useDraftText } from '../platform/session/use-draft.ts'
import { browserStorage } from '../platform/storage/browser-storage.ts'
import { decisionQueue } from '../property/listing.queries.ts'
import { MissingFacts } from '../property/MissingFacts.tsx'
import { latinKey } from '../ui/latin-key.ts'
import { RowAction, RowActions, RowLink, useRow } from '../ui/rows/RowActions.tsx'
import { useRootMark } from '../ui/use-root-mark.ts'
import { ReasonField } from './ReasonField.tsx'
import { useDecision } from './use-decision.ts'

/**
 * The decision buttons on a home's page. They stay after the decision (P-101), and are locked for half a second after a
 * home is shown, because a click in that time was meant for the previous home.
 */
export const DecisionBar = ({ property }: { property: Property }) => (
  <section
    aria-label={t.decision()}
    className="print:hidden bottom-0 z-20 mx-[calc(-1*clamp(1rem,4vw,2.5rem))] mt-12 border-t border-line bg-surface px-[clamp(1rem,4vw,2.5rem)] py-4 sm:sticky short:static! lg:rounded-t-card lg:border-x"
  >
    <HomeReasons id={property._id} className="mb-3 max-h-[30vh] overflow-y-auto" />
    <MissingFacts home={property} className="mb-3" />
    <RowActions
      isGone={isNotThere}
      describedBy={undefined}
      startsLocked
      className="flex flex-wrap items-end gap-x-6 gap-y-3"
    >
      <Controls property={property} />
    </RowActions>
  </section>
)

function Controls({ property }: { property: Property }) {
  useRootMark('data-decision-bar')
  const { _id: id } = property
  const { run, running, isDeleted } = useRow()
  const decide = useDecision(id)
  const navigate = useNavigate()
  const { data: queue } = useQuery(decisionQueue(id))
  const [reason, setReason] = useDraftText(`decision:${id}`)
  const keys = useKeysSetting()
  const isPending = propertyCan('verify', property) && !isDeleted
  const deciding = (status: PropertyStatus) => async () => {
    await decide(status, (status === 'rejected' && reason.trim()) || undefined)
    setReason('')
    return t.done()
  }
  const [verify, reject] = [deciding('verified'), deciding('rejected')]
  const go = (to: string | undefined) => {
    if (to && !running) void navigate(paths.propertyDetails(to), { replace: true }) // Back leads to the list
  }
  useDecisionKeys(keys.isOn, {
    v: () => isPending && void run(t.verify(), verify),
    r: () => isPending && void run(t.reject(), reject),
    j: () => go(queue?.next),
    k: () => go(queue?.previous),
  })
  const link = (name: string, to: string | undefined) => (
    <RowLink
      name={name}
      variant="quiet"
      compact
      replace
      available={to !== undefined}
      to={paths.propertyDetails(to ?? '')}
    />
  )
  return (
    <>
      <div className="min-w-56 grow basis-full sm:basis-56">
        <ReasonField property={property} typed={reason} onType={setReason} />
      </div>
      <div className="flex gap-2">
        <RowAction name={t.verify()} compact available={isPending} act={verify} />
        <RowAction name={t.reject()} variant="quiet" compact available={isPending} act={reject} />
      </div>
      <div className="flex items-center gap-2">
        {link(t.previous(), queue?.previous)}
        <p aria-live="polite" className="min-w-16 text-center text-sm text-muted tabular-nums">
          {queue && queuePosition(queue, isPending)}
        </p>
        {link(t.next(), queue?.next)}
      </div>
      <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm text-muted max-sm:hidden">
        <input
          type="checkbox"
          checked={keys.isOn}
          onChange={({ target }) => keys.change(target.checked)}
          className="size-4 accent-brand"
        />
        <span>{t.keys()}</span>
      </label>
    </>
  )
}

export function queuePosition({ before, after }: DecisionQueue, isPending: boolean): string {
  if (typeof before === 'string' || typeof after === 'string') return t.manyLeft({ shown: shownNumber(10_000) })
  return isPending
    ? t.place({ place: shownNumber(before + 1), all: shownNumber(before + after + 1) })
    : t.left({ shown: shownNumber(before + after) })
}

const SETTING = 'decision-keys'

function useKeysSetting() {
  const [isOn, setOn] = useState(() => browserStorage.read(SETTING) !== 'off')
  const change = (on: boolean) => {
    setOn(on)
    browserStorage.write(SETTING, on ? 'on' : 'off')
  }
  return { isOn, change }
}

type Actions = Record<'v' | 'r' | 'j' | 'k', () => void>

function useDecisionKeys(isOn: boolean, actions: Actions): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTypedInto(event.target) || document.querySelector('dialog[open]')) return
      const key = latinKey(event)
      if (isAction(key)) latest.current[key]()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOn])
}

const isAction = (key: string): key is keyof Actions => ['v', 'r', 'j', 'k'].includes(key)

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable], [role=application]') !== null
