import { useQuery } from '@tanstack/react-query'
import { directionOf } from '#contract/language'
import { siteQuery } from '../api/site.queries.ts'

/** A text of the brand, in the site's own language, as it has no other; `children` without one. */
export function BrandText({ text, children }: { text: string | undefined; children?: string }) {
  const own = useQuery(siteQuery).data?.languages[0]
  if (!text) return children
  return (
    <bdi lang={own} dir={own && directionOf(own)}>
      {text}
    </bdi>
  )
}
