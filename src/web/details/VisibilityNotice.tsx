import { offMarket } from '#contract/market-state'
import type { Property } from '#contract/property'
import * as t from '#messages/details'
import { useSession } from '../platform/session/session.ts'
import { Fold } from '../ui/Fold.tsx'

export function VisibilityNotice({ property }: { property: Property }) {
  const session = useSession()
  const shown = noticeOf(property, session.status === 'signedIn' && session.role === 'admin')
  if (!shown) return null
  return (
    <div className="mb-6 rounded-2xl border border-accent/40 bg-accent-wash px-5 py-4">
      <p className="font-bold text-accent">{shown.title}</p>
      <Fold lines={6} className="mt-1">
        {shown.text}
      </Fold>
    </div>
  )
}

function noticeOf(property: Property, isAdmin: boolean) {
  const { status, sold, withdrawn, rejectionReason } = property
  const market = offMarket(property)
  if (sold) return { title: t.sold(), text: t.soldText() }
  if (status === 'rejected') {
    return { title: t.rejected(), text: rejectionReason || t.rejectedText() }
  }
  if (withdrawn) return { title: t.withdrawn(), text: t.withdrawnText() }
  if (market) return { title: market === 'paused' ? t.paused() : t.soldElsewhere(), text: t.offMarketText() }
  if (status) return undefined
  if (isAdmin) return { title: t.waitingForYou(), text: t.waitingForYouText() }
  return { title: t.waiting(), text: t.waitingText() }
}
