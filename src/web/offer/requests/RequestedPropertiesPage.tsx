import * as t from '#messages/requests'
import { ExportButton } from '../../platform/export/DownloadButton.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { OwnPage } from '../../platform/session/OwnPage.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { Requests } from './Requests.tsx'

const RequestedPropertiesPage = () => (
  <OwnPage title={t.title()} action={<ExportButton list="offers" />} lead={t.lead()}>
    {({ email }) => <Requests email={email} empty={<Empty />} />}
  </OwnPage>
)

export { RequestedPropertiesPage as Component }

const Empty = () => (
  <EmptyState title={t.empty()}>
    <ButtonLink to={paths.addAgentProperty} variant="quiet">
      {t.seeYourHomes()}
    </ButtonLink>
  </EmptyState>
)
