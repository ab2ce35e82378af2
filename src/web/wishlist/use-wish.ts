import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Property } from '#contract/property'
import { CLICK_GUARD_MS } from '../ui/click-guard.ts'
import { whenConnected } from '../ui/feedback/connection.ts'
import { type Buyer, wishedHomesOf } from './wishlist.queries.ts'

/**
 * Returns whether the user has wishlisted this property, `add` and `toggle`, which run one at a time with half a second
 * between. Their code loads on the first click.
 */
export function useWish(property: Property, buyer: Buyer) {
  const client = useQueryClient()
  const { data: id = '' } = useQuery({
    ...wishedHomesOf(buyer.email),
    select: (wished) => wished[property._id] ?? '', // so that only the changed heart is rendered again
  })
  const [state, setState] = useState<'free' | 'busy' | 'locked'>('free')
  const isTaken = useRef(false) // two clicks may precede the next render
  const toggle = async () => {
    if (isTaken.current) return
    isTaken.current = true
    setState('busy')
    const { wishHome, removeWish } = await whenConnected(() => import('./change-wish.ts'))
    await (id ? removeWish({ property, buyer, client }, id) : wishHome({ property, buyer, client }))
    setState('locked')
    setTimeout(() => {
      isTaken.current = false
      setState('free')
    }, CLICK_GUARD_MS)
  }
  const isThere = id !== ''
  return {
    isThere,
    isBusy: state === 'busy',
    isLocked: state !== 'free',
    add: () => void (isThere || toggle()),
    toggle: () => void toggle(),
  }
}
