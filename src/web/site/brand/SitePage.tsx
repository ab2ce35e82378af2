import { useQuery } from '@tanstack/react-query'
import * as t from '#messages/brand'
import { messageOf } from '../../platform/api/api-error.ts'
import { OwnPage } from '../../platform/session/OwnPage.tsx'
import { FormSkeleton } from '../../ui/form/FormSkeleton.tsx'
import { FailedState } from '../../ui/list/FailedState.tsx'
import { BrandForm } from './BrandForm.tsx'
import { BrandVersions } from './BrandVersions.tsx'
import { siteBrand } from './brand.queries.ts'

const SitePage = () => (
  <OwnPage title={t.site()} lead={t.lead()}>
    {() => <Brand />}
  </OwnPage>
)

export { SitePage as Component }

function Brand() {
  const { data: brand, error, refetch, isFetching } = useQuery(siteBrand)
  if (error && !brand)
    return (
      <FailedState onRetry={refetch} busy={isFetching}>
        {messageOf(error)}
      </FailedState>
    )
  if (!brand) return <FormSkeleton fields={8} />
  return (
    <>
      <p className="mb-6 max-w-xl text-muted">{t.from({ from: brand.from === 'own' ? 'other' : brand.from })}</p>
      <BrandForm fields={brand.fields} />
      <BrandVersions brand={brand} />
    </>
  )
}
