import { BRAND } from '#contract/brand'
import { LegalPage, type Section } from './LegalPage.tsx'

const TermsPage = () => <LegalPage title="Terms" replacedBy={({ termsUrl }) => termsUrl} sections={sections} />

export { TermsPage as Component }

const sections: Section[] = [
  [
    'What this is',
    `${BRAND} brings agents and buyers together. Agents list homes, an admin checks each one before it goes on show, and buyers save homes, make offers, pay accepted offers and write reviews.`,
  ],
  [
    'Your account',
    'An account is for one person. What you list, offer and write is shown under your name. An admin can mark an account as fraud: its homes then leave every public list, and that is final.',
  ],
  [
    'Offers',
    'An offer waits until the agent accepts or rejects it, and you can withdraw it until then. A counter-proposal isn’t binding. An accepted offer holds the home until the day that is shown with it. If it is not paid by then, it lapses and the home is free again.',
  ],
  [
    'Paying',
    'You pay the whole amount of an accepted offer by card, once. A payment that arrives too late, or for a home that is gone, goes back to your card. A paid sale is final here: it can be neither deleted nor changed, and both sides have its receipt.',
  ],
  [
    'Reviews',
    'Anyone who is signed in can write a review. It is public, with your name and photo. You can delete your own, and an admin can delete any.',
  ],
]
