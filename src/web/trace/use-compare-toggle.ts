import type { Property } from '#contract/property'
import * as t from '#messages/trace'
import { toast } from '../ui/feedback/toast.ts'
import { asCompared, keepCompared, MAX_COMPARED, useComparedHomes } from './compared-homes.ts'

export function useCompareToggle(property: Property, email: string) {
  const homes = useComparedHomes()
  const others = homes.filter(({ id }) => id !== property._id)
  const isChosen = others.length < homes.length
  const toggle = () => {
    if (isChosen) keepCompared(email, others)
    else if (homes.length < MAX_COMPARED) keepCompared(email, [...homes, asCompared(property)])
    else toast.failure(t.fullOfHomes({ most: MAX_COMPARED }), { detail: t.takeOneOut() })
  }
  return { isChosen, toggle }
}
