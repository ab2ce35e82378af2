import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { paths } from './paths.ts'

/** For a screen which has its address but is not built yet: says so. */
export function NotYetPage({ name }: { name: string }) {
  usePageTitle(name)
  return (
    <section>
      <h1 className="title-section mb-8">{name}</h1>
      <EmptyState title="This page is not there yet. We are still building it.">
        <ButtonLink to={paths.allProperty} variant="quiet">
          See all homes
        </ButtonLink>
      </EmptyState>
    </section>
  )
}
