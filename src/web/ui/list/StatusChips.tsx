import { Link } from 'react-router'

/**
 * A chip that filters by a status. `value`: the status in the address. The space of `count` is reserved while it is
 * undefined.
 */
export type StatusChip = { value: string; name: string; count?: string | undefined }

type Props = {
  label: string
  chips: StatusChip[]
  current: string
  to: (value: string) => { search: string }
}

export const StatusChips = ({ label, chips, current, to }: Props) => (
  <nav aria-label={label}>
    <ul className="flex flex-wrap gap-2">
      {chips.map(({ value, name, ...counted }) => (
        <li key={value}>
          <Link
            to={to(value)}
            replace
            preventScrollReset
            aria-current={value === current ? 'true' : undefined}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge/60 bg-surface px-4 text-sm font-semibold no-underline transition-colors hover:border-brand hover:text-brand aria-[current]:border-brand aria-[current]:bg-brand-wash aria-[current]:text-brand"
          >
            <span>{name}</span>
            {'count' in counted && <span className="min-w-[2ch] font-normal tabular-nums">{counted.count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
