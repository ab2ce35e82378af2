import { ExportButton } from '../../platform/export/DownloadButton.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { OwnPage } from '../../platform/session/OwnPage.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { Requests } from './Requests.tsx'

const RequestedPropertiesPage = () => (
  <OwnPage
    title="Requested Properties"
    action={<ExportButton list="offers" />}
    lead="Offers on your homes. Accepting holds a home for its buyer until it is paid or the time to pay is over."
  >
    {({ email }) => <Requests email={email} empty={<Empty />} />}
  </OwnPage>
)

export { RequestedPropertiesPage as Component }

const Empty = () => (
  <EmptyState title="No offers yet. Buyers can find all your verified homes.">
    <ButtonLink to={paths.addAgentProperty} variant="quiet">
      See your homes
    </ButtonLink>
  </EmptyState>
)
