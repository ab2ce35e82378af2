import { useLocation, useNavigate } from 'react-router'
import * as t from '#messages/contact'
import { paths } from '../../platform/navigation/paths.ts'
import { OwnPage } from '../../platform/session/OwnPage.tsx'
import { useIsCurrentScreen } from '../../ui/router/use-is-current-screen.ts'
import { ContactForm } from './ContactForm.tsx'
import { prefilledMessage } from './prefilled-message.ts'

function ContactPage() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const isCurrentScreen = useIsCurrentScreen()
  const forget = () => {
    if (isCurrentScreen()) void navigate(paths.contact, { replace: true, preventScrollReset: true })
  }
  return (
    <OwnPage title={t.title()} lead={t.lead()}>
      {({ displayName, email }) => (
        <ContactForm
          name={displayName}
          email={email}
          prefilled={prefilledMessage(state)}
          onSent={state ? forget : undefined}
        />
      )}
    </OwnPage>
  )
}

export { ContactPage as Component }
