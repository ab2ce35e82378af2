import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import * as t from '#messages/frame'
import { siteQuery } from '../../platform/api/site.queries.ts'
import { paths } from '../../platform/navigation/paths.ts'

export function LegalLinks() {
  const site = useQuery(siteQuery).data
  const links = [
    { name: t.terms(), to: site?.termsUrl ?? paths.terms },
    { name: t.privacy(), to: site?.privacyUrl ?? paths.privacy },
  ]
  return (
    <p className="flex flex-wrap gap-x-8">
      {links.map(({ name, to }) => (
        <Link key={name} to={to} className="inline-block py-2 hover:text-brand">
          {name}
        </Link>
      ))}
    </p>
  )
}
