import { useQuery } from '@tanstack/react-query'
import { BRAND } from '#contract/brand'
import type { Site } from '#contract/site'
import { siteQuery } from '../platform/api/site.queries.ts'
import { usePageTitle } from '../platform/brand/page-title.ts'

export type Section = [heading: string, text: string]
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
          For this site, these are at{' '}
          <a href={ownAddress} className="link wrap-anywhere">
            {ownAddress}
          </a>
          .
        </p>
      ) : (
        <>
          {site && <p className="mt-6 rounded-2xl bg-accent-wash px-5 py-4">{site.demo ? DEMO : UNWRITTEN}</p>}
          {sections.map(([heading, text]) => (
            <section key={heading} className="mt-8">
              <h2 className="title-card">{heading}</h2>
              <p className="mt-2 leading-relaxed">{text}</p>
            </section>
          ))}
        </>
      )}
    </article>
  )
}

const DEMO = `This is a demonstration of ${BRAND}. The homes, people, prices and sales are made up, cards are test cards, and no money moves. Please don’t enter real personal data or a real card.`
const UNWRITTEN = `This site’s operator has not published a text of their own. Below is how ${BRAND}, the software that it runs on, works.`
