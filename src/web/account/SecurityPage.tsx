import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { accountApi } from '#contract/account'
import * as t from '#messages/account'
import { messageOf } from '../platform/api/api-error.ts'
import { DownloadButton } from '../platform/export/DownloadButton.tsx'
import { OwnPage } from '../platform/session/OwnPage.tsx'
import type { Person } from '../platform/session/session-state.ts'
import { FormSkeleton } from '../ui/form/FormSkeleton.tsx'
import { FailedState } from '../ui/list/FailedState.tsx'
import { securityState, signInList } from './account.queries.ts'
import { DeleteAccount } from './DeleteAccount.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { SecondFactorSection } from './SecondFactorSection.tsx'
import { Section } from './Section.tsx'
import { SignIns } from './SignIns.tsx'
import { VerifySection } from './VerifySection.tsx'

const SecurityPage = () => (
  <OwnPage title={t.security()} lead={t.securityLead()}>
    {(person) => <Parts person={person} />}
  </OwnPage>
)

export { SecurityPage as Component }

/** Renders the sections in sequence: each appears only after those above it have loaded, so that nothing moves. */
function Parts({ person }: { person: Person }) {
  const { data: state, error, refetch, isFetching } = useQuery(securityState)
  const sessions = useInfiniteQuery(signInList)
  return (
    <>
      {person.mustSetUpSecondFactor && (
        <p role="status" className="mb-8 max-w-xl rounded-field bg-brand-wash px-4 py-3 font-medium text-brand">
          {t.adminsNeedIt()}
        </p>
      )}
      {!state && !error && <FormSkeleton fields={3} />}
      {error && !state && (
        <FailedState onRetry={refetch} busy={isFetching}>
          {messageOf(error)}
        </FailedState>
      )}
      {state && (
        <>
          <VerifySection email={person.email} isVerified={state.emailVerified} />
          <PasswordSection email={person.email} hasPassword={state.hasPassword} />
          {state.canHaveSecondFactor && <SecondFactorSection email={person.email} state={state} />}
        </>
      )}
      {(state || error) && <SignIns />}
      {(state || error) && !sessions.isPending && <OwnData />}
      {state && !sessions.isPending && <DeleteAccount hasPassword={state.hasPassword} />}
    </>
  )
}

const OwnData = () => (
  <Section title={t.yourData()}>
    <p className="mb-4 text-muted">{t.yourDataText()}</p>
    <DownloadButton endpoint={accountApi.data} failed={t.dataFailed()}>
      {t.downloadData()}
    </DownloadButton>
  </Section>
)
