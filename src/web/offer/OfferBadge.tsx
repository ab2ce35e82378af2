import type { OfferStatus } from '#contract/offer'
import { Badge } from '../ui/Badge.tsx'

const looks = { pending: 'accent', accepted: 'brand', rejected: 'danger', Bought: 'ink' } as const

/** The offer's status word, as the specification spells it. */
export const OfferBadge = ({ status }: { status: OfferStatus }) => <Badge look={looks[status]}>{status}</Badge>
