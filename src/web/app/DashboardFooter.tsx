import { brand } from '#contract/brand'
import { isolated } from '#contract/isolated'
import * as t from '#messages/frame'
import { LanguageLinks } from '../platform/session/LanguageLinks.tsx'
import { LegalLinks } from '../site/legal/LegalLinks.tsx'
import { DemoNote, FooterLinks } from './Footer.tsx'
import { OtherCurrency } from './OtherCurrency.tsx'
import { SocialLinks } from './SocialLinks.tsx'

const DashboardFooter = () => (
  <footer className="border-t border-line bg-canvas text-sm text-muted print:hidden conversation-open:hidden">
    <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-3">
      <p>{t.copyright({ year: String(new Date().getFullYear()), company: isolated(brand().company) })}</p>
      <DemoNote />
      <FooterLinks className="flex flex-wrap gap-x-6" />
      <LegalLinks />
      <LanguageLinks />
      <OtherCurrency />
      <SocialLinks className="-ms-2.5 flex" />
    </div>
  </footer>
)

export default DashboardFooter
