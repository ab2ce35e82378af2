import { paths } from '../../platform/navigation/paths.ts'
import { OwnPage } from '../../platform/session/OwnPage.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { Requests } from './Requests.tsx'

const RequestsOnMyHomesPage = () => (
  <OwnPage
    title="Requests on my homes"
    lead="Offers on homes that you listed yourself. Accepting holds a home for its buyer until it is paid or the time to pay is over."
  >
    {({ email }) => <Requests email={email} empty={<Empty />} />}
  </OwnPage>
)

export { RequestsOnMyHomesPage as Component }

const Empty = () => (
  <EmptyState title="No offers yet. They arrive here once buyers can find a home that you listed.">
    <ButtonLink to={paths.addProperty} variant="quiet">
      Add Property
    </ButtonLink>
  </EmptyState>
)
