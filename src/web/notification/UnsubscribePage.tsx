import { Link, useParams } from 'react-router'
import * as t from '#messages/unsubscribe'
import { messageOf } from '../platform/api/api-error.ts'
import { usePageTitle } from '../platform/brand/page-title.ts'
import { paths } from '../platform/navigation/paths.ts'
import { Button } from '../ui/Button.tsx'
import { FormError } from '../ui/form/FormError.tsx'
import { useUnsubscribe } from './settings.queries.ts'

/** The page of an unsubscribe link. Opening it changes nothing, because link checkers open it too (P-107). */
function UnsubscribePage() {
  usePageTitle(t.unsubscribe())
  const { token = '' } = useParams()
  const { mutate, data, error, isPending } = useUnsubscribe(token)
  return (
    <div className="page max-w-xl py-12 lg:py-20">
      <h1 className="title-section">{data ? t.done() : t.question()}</h1>
      <p role="status" className="mt-3 text-muted">
        {data ? t.doneText({ about: data.about === 'digest' ? 'other' : data.about }) : t.questionText()}
      </p>
      {!data && (
        <>
          <FormError>{error ? messageOf(error) : undefined}</FormError>
          <Button busy={isPending} onClick={() => mutate()} className="mt-6">
            {t.unsubscribe()}
          </Button>
        </>
      )}
      <p className="mt-6">
        <Link to={paths.dashboard} className="link inline-block py-2">
          {t.allSettings()}
        </Link>
      </p>
    </div>
  )
}

export { UnsubscribePage as Component }
