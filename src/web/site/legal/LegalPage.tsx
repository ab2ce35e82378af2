import { useQuery } from '@tanstack/react-query'
import { brandInText } from '#contract/brand'
import type { Site } from '#contract/site'
import * as t from '#messages/legal'
import { siteQuery } from '../../platform/api/site.queries.ts'
import { usePageTitle } from '../../platform/brand/page-title.ts'
import { TextWithParts } from '../../ui/TextWithParts.tsx'

export type Section = [heading: () => string, text: () => string]
type Props = {
  title: string
  replacedBy: (site: Site) => string | undefined
  sections: Section[]
}

export function LegalPage({ title, replacedBy, sections }: Props) {
  usePageTitle(title)
  const site = useQuery(siteQuery).data
  const ownAddress = site && replacedBy(site)
  return (
    <article className="page max-w-3xl py-12 sm:py-16">
      <h1 className="title-section">{title}</h1>
      {ownAddress ? (
        <p className="mt-6 text-lg">
          <TextWithParts
            text={t.elsewhere({ address: ownAddress })}
            parts={{
              address: (words) => (
                <a href={ownAddress} dir="ltr" className="link wrap-anywhere">
                  {words}
                </a>
              ),
            }}
          />
        </p>
      ) : (
        <>
          {site && (
            <p className="mt-6 rounded-2xl bg-accent-wash px-5 py-4">
              {(site.demo ? t.demo : t.unwritten)({ brand: brandInText() })}
            </p>
          )}
          {sections.map(([heading, text]) => (
            <section key={heading()} className="mt-8">
              <h2 className="title-card">{heading()}</h2>
              <p className="mt-2 leading-relaxed">{text()}</p>
            </section>
          ))}
        </>
      )}
    </article>
  )
}
