import * as t from '#messages/requests'
import { paths } from '../../platform/navigation/paths.ts'
import { OwnPage } from '../../platform/session/OwnPage.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { Requests } from './Requests.tsx'

const RequestsOnMyHomesPage = () => (
  <OwnPage title={t.ownTitle()} lead={t.ownLead()}>
    {({ email }) => <Requests email={email} empty={<Empty />} />}
  </OwnPage>
)

export { RequestsOnMyHomesPage as Component }

const Empty = () => (
  <EmptyState title={t.ownEmpty()}>
    <ButtonLink to={paths.addProperty} variant="quiet">
      {t.addProperty()}
    </ButtonLink>
  </EmptyState>
)
