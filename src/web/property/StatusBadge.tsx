import type { Property } from '#contract/property'

const looks = {
  verified: 'bg-brand-wash text-brand',
  pending: 'bg-accent-wash text-accent',
  rejected: 'bg-danger-wash text-danger',
}
const shape = 'inline-flex items-center rounded-full px-2.5 py-0.5 text-xs font-bold'

/** The status word as it is ('pending' when unset), and 'Sold' beside it (decisions §7). */
export function StatusBadge({ property }: { property: Pick<Property, 'status' | 'sold'> }) {
  const status = property.status ?? 'pending'
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <span className={`${shape} ${looks[status]}`}>{status}</span>
      {property.sold && <span className={`${shape} bg-ink text-canvas`}>Sold</span>}
    </span>
  )
}
