import { useQuery } from '@tanstack/react-query'
import { FormSkeleton } from '../../ui/form/FormSkeleton.tsx'
import { FailedState } from '../../ui/list/FailedState.tsx'
import { ownHours } from '../queries/viewing.queries.ts'
import { ownTimeZone } from '../times/time-choice.ts'
import { HoursForm } from './HoursForm.tsx'

/** When an agent shows homes. */
export function HoursSection() {
  const { data, isPending, isFetching, refetch } = useQuery(ownHours)
  return (
    <section aria-label="Your hours">
      <h2 className="title-card">Your hours</h2>
      <p className="mt-2 mb-5 max-w-xl text-muted">
        Buyers ask for a viewing at these hours, by the clocks at the home. What is asked for or agreed on already stays
        as it is.
      </p>
      {isPending && <FormSkeleton fields={3} />}
      {!isPending && !data && (
        <FailedState onRetry={() => void refetch()} busy={isFetching}>
          Your hours could not be loaded.
        </FailedState>
      )}
      {data && <HoursForm kept={{ ...data, timeZone: data.timeZone ?? ownTimeZone() }} />}
    </section>
  )
}
