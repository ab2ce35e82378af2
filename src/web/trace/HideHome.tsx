import { useQuery } from '@tanstack/react-query'
import type { Property } from '#contract/property'
import * as t from '#messages/trace'
import { Button } from '../ui/Button.tsx'
import { LineIcon } from '../ui/LineIcon.tsx'
import { isHomeHidden } from './hidden-home/hidden-home.queries.ts'
import { useHide } from './hidden-home/use-hide.ts'
import { HIDE } from './trace-icons.ts'

export function HideHome({ property, email }: { property: Property; email: string }) {
  const { data: isHidden } = useQuery(isHomeHidden(email, property._id))
  const { hide, bringBack } = useHide(property, email)
  return (
    <Button variant="text" compact onClick={isHidden ? bringBack : hide} className="-mx-4">
      <LineIcon path={HIDE} />
      <span>{isHidden ? t.bringBack() : t.hide()}</span>
    </Button>
  )
}
