import { usePageTitle } from '../platform/brand/page-title.ts'
import { paths } from '../platform/navigation/paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { HomePlaceholder } from '../ui/HomePlaceholder.tsx'

function ErrorPage() {
  usePageTitle('Page not found')
  return (
    <div className="page section grid justify-items-center text-center">
      <HomePlaceholder className="size-28 text-accent" />
      <h1 className="title-page mt-8">OOPS...!! Error page Found.</h1>
      <p className="mt-5 max-w-md text-lg text-muted">Sorry, We can not find a page you are looking for.</p>
      <ButtonLink to={paths.home} className="mt-9">
        Go Back to Home
      </ButtonLink>
    </div>
  )
}

export { ErrorPage as Component }
