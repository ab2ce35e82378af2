import type { ViewingStatus } from '#contract/viewing-status'
import { Badge } from '../ui/Badge.tsx'

const looks = {
  requested: 'accent',
  proposed: 'accent',
  accepted: 'brand',
  declined: 'danger',
  cancelled: 'danger',
  lapsed: 'neutral',
} as const

export const ViewingBadge = ({ status }: { status: ViewingStatus }) => <Badge look={looks[status]}>{status}</Badge>
