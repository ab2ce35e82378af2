import { useQueries } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { type Finding, type HomeEvidence, MAX_HOMES_WITH_EVIDENCE, type SentencePart } from '#contract/evidence'
import { isolated } from '#contract/isolated'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/evidence'
import { paths } from '../platform/navigation/paths.ts'
import { evidenceOf, useDismissFinding } from './evidence.queries.ts'
import { groupSentence, PictureGroupReason } from './PictureGroup.tsx'
import { ReasonRow } from './ReasonRow.tsx'

const Evidences = createContext<ReadonlyMap<string, HomeEvidence>>(new Map())

export function EvidenceOf({ ids, children }: { ids: string[]; children: ReactNode }) {
  const pages = Array.from({ length: Math.ceil(ids.length / MAX_HOMES_WITH_EVIDENCE) }, (_, page) =>
    ids.slice(page * MAX_HOMES_WITH_EVIDENCE, (page + 1) * MAX_HOMES_WITH_EVIDENCE),
  )
  const evidences = useQueries({
    queries: pages.map(evidenceOf),
    combine: (results) => new Map(results.flatMap(({ data = [] }) => data.map((home) => [home.propertyId, home]))),
  })
  return <Evidences value={evidences}>{children}</Evidences>
}

/** The reasons, collapsed to one line, so that rows keep their height while they load. */
export function FoldedReasons({ id, describedBy }: { id: string; describedBy: string }) {
  const evidence = use(Evidences).get(id)
  const [isOpen, setOpen] = useState(false)
  const { findings, group, count } = reasonsOf(evidence)
  if (count === 0 && !isOpen)
    return <p className="mt-2 h-6 truncate text-sm leading-6 text-muted">{evidence && resultOf(evidence)}</p>
  const first = group ? groupSentence(group) : findings[0] && plainSentence(findings[0])
  return (
    <details className="mt-2 min-w-0" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="h-6 cursor-pointer truncate text-sm leading-6 font-semibold">
        {isOpen || !first ? headingOf(count) : t.headingWithFirst({ heading: headingOf(count), first })}
      </summary>
      <Reasons id={id} describedBy={describedBy} headingClass="sr-only" />
    </details>
  )
}

/** Returns the result of the checks of a home without reasons; empty until they were made. */
function resultOf({ checkedAt, uncompared = { waiting: 0, notCompared: 0 } }: HomeEvidence): string {
  if (uncompared.waiting > 0) return t.comparing()
  if (!checkedAt) return ''
  const { notCompared: count } = uncompared
  return count > 0 ? t.nothingElse({ count, shown: shownNumber(count) }) : t.nothingFound()
}

type ReasonsProps = { id: string; describedBy?: string; className?: string; headingClass?: string }

/**
 * The findings about a home, each with the button "Not a problem"; renders nothing without findings. `describedBy`: the
 * id of the home's title, because homes in a list may share a reason.
 */
export function Reasons({
  id,
  describedBy = '',
  className = '',
  headingClass = 'text-sm font-semibold',
}: ReasonsProps) {
  const { findings, group, count } = reasonsOf(use(Evidences).get(id))
  const heading = useId()
  const headingRef = useRef<HTMLParagraphElement>(null)
  const [hasDismissed, setDismissed] = useState(false)
  if (count === 0 && !hasDismissed) return null
  const dismissed = () => {
    setDismissed(true)
    headingRef.current?.focus() // the button disappears with its reason
  }
  return (
    <div className={`min-w-0 ${className}`}>
      <p id={heading} ref={headingRef} tabIndex={-1} className={headingClass}>
        {headingOf(count)}
      </p>
      <ul aria-labelledby={heading} className="mt-1 grid gap-1">
        {group && <PictureGroupReason id={id} group={group} describedBy={describedBy} onDismissed={dismissed} />}
        {findings.map((finding) => (
          <Reason key={finding._id} finding={finding} describedBy={describedBy} onDismissed={dismissed} />
        ))}
      </ul>
    </div>
  )
}

function reasonsOf(evidence: HomeEvidence | undefined) {
  const { findings: all = [], pictureGroup: group } = evidence ?? {}
  const findings = group ? all.filter(({ rule, picture }) => rule !== 'samePicture' || picture !== group.picture) : all
  return { findings, group, count: findings.length + (group ? 1 : 0) }
}

const plainSentence = ({ sentence }: Finding): string =>
  sentence.map(({ text, propertyId, email }) => (propertyId || email ? isolated(text) : text)).join('')

const headingOf = (reasons: number): string => t.heading({ count: reasons, shown: shownNumber(reasons) })

type ReasonProps = { finding: Finding; describedBy: string; onDismissed: () => void }

const Reason = ({ finding: { _id, sentence }, describedBy, onDismissed }: ReasonProps) => (
  <ReasonRow dismissal={useDismissFinding(_id)} describedBy={describedBy} onDismissed={onDismissed}>
    {sentence.map((part) => (
      <Part key={part.text + (part.propertyId ?? '')} part={part} />
    ))}
  </ReasonRow>
)

function Part({ part: { text, propertyId, email } }: { part: SentencePart }) {
  const to = propertyId ? paths.propertyDetails(propertyId) : email && paths.usersFound(email)
  if (!to) return text
  return (
    <Link to={to} className="link">
      <bdi>{text}</bdi>
    </Link>
  )
}

export const HomeReasons = ({ id, className }: { id: string; className?: string }) => (
  <EvidenceOf ids={[id]}>
    <Reasons id={id} className={className ?? ''} />
  </EvidenceOf>
)
