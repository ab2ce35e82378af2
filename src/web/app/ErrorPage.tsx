import * as t from '#messages/errorPage'
import { usePageTitle } from '../platform/brand/page-title.ts'
import { paths } from '../platform/navigation/paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { HomePlaceholder } from '../ui/HomePlaceholder.tsx'

function ErrorPage() {
  usePageTitle(t.notFound())
  return (
    <div className="page section grid justify-items-center text-center">
      <HomePlaceholder className="size-28 text-accent" />
      <h1 className="title-page mt-8">{t.oops()}</h1>
      <p className="mt-5 max-w-md text-lg text-muted">{t.notFoundText()}</p>
      <ButtonLink to={paths.home} className="mt-9">
        {t.backHome()}
      </ButtonLink>
    </div>
  )
}

export { ErrorPage as Component }
