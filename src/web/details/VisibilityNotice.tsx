import { offMarket } from '#contract/market-state'
import type { Property } from '#contract/property'
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
  if (sold) return { title: 'This home is sold', text: 'It has left the public lists and takes no more offers.' }
  if (status === 'rejected') {
    return {
      title: 'This home was rejected',
      text: rejectionReason || 'An admin decided not to show it. No reason was given.',
    }
  }
  if (withdrawn)
    return { title: 'This home is withdrawn', text: 'It is out of public view because of its agent’s account.' }
  if (market)
    return {
      title: market === 'paused' ? 'This home is paused' : 'This home was sold elsewhere',
      text: 'It is out of public view, and takes no offers, wishes and viewings. Those who put it on their wishlist or made an offer still see it.',
    }
  if (status) return undefined
  if (isAdmin) return { title: 'Waiting for your decision.', text: 'Only its agent and the admins can see it.' }
  return { title: 'Waiting for verification', text: 'Only you and the admins can see it.' }
}
