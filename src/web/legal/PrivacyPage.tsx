import { LegalPage, type Section } from './LegalPage.tsx'

const PrivacyPage = () => <LegalPage title="Privacy" replacedBy={({ privacyUrl }) => privacyUrl} sections={sections} />

export { PrivacyPage as Component }

const sections: Section[] = [
  [
    'What is kept',
    'Your name, e-mail address and photo; a password only as a hash, or not at all where another service signs you in; when your sign-ins began and end; and what you list, save, offer, pay and write. Decisions on homes, offers and accounts are recorded with who made them.',
  ],
  [
    'Who sees it',
    'Everyone sees verified homes with their agent’s name and photo, and reviews with their writer’s name and photo. Only people who are signed in can read an agent’s e-mail address. The agent of a home sees the name and e-mail address of those who offer on it. A message about a home is for you and the other person only; when one of you reports it, admins read it until they have decided. Admins see all accounts, homes and reviews, receipts, and what was decided.',
  ],
  [
    'Cards',
    'Your card number goes to the card provider, in the demo to its stand-in, and is never kept here. We keep the amount, the day and the transaction id.',
  ],
  [
    'In your browser',
    'A cookie and a token keep you signed in, and the last homes that you looked at are remembered here until you log out. Nothing follows you to other sites, and there are no advertisements.',
  ],
  [
    'For how long',
    'As long as the account exists. When it is deleted, its wishlist goes, its open offers are closed and its unsold homes are taken down. Receipts, paid offers and the record of decisions stay. Your messages stay for those whom you wrote to, without your name; conversations go two years after their last message. Pictures that nothing refers to are removed.',
  ],
  ['Questions', 'Write to us with the contact form, also to have your account deleted.'],
]
