import { memo } from 'react'
import { Link } from 'react-router'
import type { Copy } from '#contract/evidence'
import { isolated } from '#contract/isolated'
import * as t from '#messages/evidence'
import { paths } from '../platform/navigation/paths.ts'
import { statusNames } from '../property/status-names.ts'
import { Badge, type BadgeLook } from '../ui/Badge.tsx'
import { EmailText } from '../ui/EmailText.tsx'
import { Picture } from '../ui/Picture.tsx'

type Props = { home: Copy; isTicked: boolean; onTick: (id: string) => void }

/** A listing of a group, with a tick box if it waits for a decision. */
export const CopyRow = memo(({ home: { _id, title, email, status, picture, isFirst }, isTicked, onTick }: Props) => (
  <li className="flex items-center gap-3 text-sm">
    <span className="grid size-11 shrink-0 place-items-center">
      {status === 'pending' && (
        <label className="grid size-11 cursor-pointer place-items-center">
          <input
            type="checkbox"
            aria-label={t.rejectOne({ title: isolated(title), email: isolated(email) })}
            checked={isTicked}
            onChange={() => onTick(_id)}
            className="size-4 accent-brand"
          />
        </label>
      )}
    </span>
    <Picture src={picture} alt="" width={800} height={600} sizes="4rem" className="w-16 shrink-0 rounded-lg" />
    <span className="grid min-w-0 grow wrap-anywhere">
      <Link to={paths.propertyDetails(_id)} className="link">
        <bdi>{title}</bdi>
      </Link>
      <span className="text-muted">
        <EmailText email={email} />
      </span>
      <span className="mt-1 flex flex-wrap items-center gap-x-3">
        <Badge look={looks[status]}>{status === 'sold' ? t.sold() : statusNames[status]()}</Badge>
        {isFirst && <span className="font-semibold">{t.firstListed()}</span>}
      </span>
    </span>
  </li>
))

const looks: Record<Copy['status'], BadgeLook> = {
  verified: 'brand',
  pending: 'accent',
  rejected: 'danger',
  sold: 'ink',
}
