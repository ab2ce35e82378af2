import { brandInText } from '#contract/brand'
import * as t from '#messages/legal'
import { LegalPage, type Section } from './LegalPage.tsx'

const TermsPage = () => <LegalPage title={t.terms()} replacedBy={({ termsUrl }) => termsUrl} sections={sections} />

export { TermsPage as Component }

const sections: Section[] = [
  [t.whatThisIs, () => t.whatThisIsText({ brand: brandInText() })],
  [t.account, t.accountText],
  [t.offers, t.offersText],
  [t.paying, t.payingText],
  [t.reviews, t.reviewsText],
]
