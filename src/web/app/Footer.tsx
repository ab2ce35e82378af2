import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { brand } from '#contract/brand'
import { isolated } from '#contract/isolated'
import * as t from '#messages/frame'
import { siteQuery } from '../platform/api/site.queries.ts'
import { BrandText } from '../platform/brand/BrandText.tsx'
import { SplitTitle } from '../platform/brand/SplitTitle.tsx'
import { paths } from '../platform/navigation/paths.ts'
import { LanguageLinks } from '../platform/session/LanguageLinks.tsx'
import { LegalLinks } from '../site/legal/LegalLinks.tsx'
import { OtherCurrency } from './OtherCurrency.tsx'
import { SocialLinks } from './SocialLinks.tsx'

const items = () => [
  { to: paths.about, name: t.aboutUs() },
  { to: paths.contact, name: t.contact() },
  { to: paths.allProperty, name: t.allProperties() },
]

export const Footer = () => (
  <footer className="border-t border-line bg-canvas print:hidden">
    <div className="page grid gap-x-16 gap-y-10 py-14 md:grid-cols-[1fr_auto] md:items-start">
      <div>
        <p className="text-3xl leading-none">
          <SplitTitle />
        </p>
        <p className="mt-4 max-w-xs text-muted">
          <BrandText text={brand().tagline} otherwise={t.promise()} />
        </p>
        <SocialLinks />
      </div>
      <FooterLinks className="grid gap-1 md:justify-items-end" />
    </div>
    <div className="page">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line py-6 text-sm text-muted">
        <p suppressHydrationWarning>
          {t.copyright({ year: String(new Date().getFullYear()), company: isolated(brand().company) })}
        </p>
        <LegalLinks />
        <LanguageLinks />
        <OtherCurrency />
        <DemoNote />
      </div>
    </div>
  </footer>
)

export const FooterLinks = ({ className }: { className: string }) => (
  <nav aria-label={t.footer()}>
    <ul className={className}>
      {items().map(({ to, name }) => (
        <li key={to}>
          <Link to={to} className="inline-block py-2 font-semibold hover:text-brand">
            {name}
          </Link>
        </li>
      ))}
      {brand().links?.map(({ text, url }) => (
        <li key={url}>
          <a href={url} className="inline-block py-2 font-semibold hover:text-brand">
            <BrandText text={text} />
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

export function DemoNote() {
  const { data } = useQuery(siteQuery)
  return data?.demo ? <p>{t.demo()}</p> : null
}
