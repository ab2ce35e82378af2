import { OwnPage } from '../session/OwnPage.tsx'
import { ContactForm } from './ContactForm.tsx'

/** /dashboard/contact, for whoever is signed in (P-13). */
const ContactPage = () => (
  <OwnPage title="Lets Talk" lead="Write to us about a home, an offer, or anything else. We answer by e-mail.">
    {({ displayName, email }) => <ContactForm name={displayName} email={email} />}
  </OwnPage>
)

export { ContactPage as Component }
