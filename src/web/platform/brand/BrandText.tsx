import { useQuery } from '@tanstack/react-query'
import { siteQuery } from '../api/site.queries.ts'

type Props = { text: string | undefined; otherwise?: string }

/** A text of the brand, in the site's own language, as it has no other; `otherwise` without one. */
export function BrandText({ text, otherwise }: Props) {
  const { data } = useQuery(siteQuery)
  return <bdi lang={text && data?.languages[0]}>{text ?? otherwise}</bdi>
}
