import { Link, useParams } from 'react-router'
import type { MailSubject } from '#contract/notification-settings'
import { messageOf } from '../platform/api/api-error.ts'
import { usePageTitle } from '../platform/brand/page-title.ts'
import { paths } from '../platform/navigation/paths.ts'
import { Button } from '../ui/Button.tsx'
import { FormError } from '../ui/form/FormError.tsx'
import { useUnsubscribe } from './notification.queries.ts'

/** The page of an unsubscribe link. Opening it changes nothing, because link checkers open it too (P-107). */
function UnsubscribePage() {
  usePageTitle('Unsubscribe')
  const { token = '' } = useParams()
  const { mutate, data, error, isPending } = useUnsubscribe(token)
  return (
    <div className="page max-w-xl py-12 lg:py-20">
      <h1 className="title-section">{data ? 'You are unsubscribed' : 'Unsubscribe from these mails?'}</h1>
      <p role="status" className="mt-3 text-muted">
        {data
          ? `We no longer mail you ${subjects[data.about]}. The bell still shows these notifications.`
          : 'We’ll stop sending you this kind of mail. The bell still shows these notifications.'}
      </p>
      {!data && (
        <>
          <FormError>{error ? messageOf(error) : undefined}</FormError>
          <Button busy={isPending} onClick={() => mutate()} className="mt-6">
            Unsubscribe
          </Button>
        </>
      )}
      <p className="mt-6">
        <Link to={paths.dashboard} className="link inline-block py-2">
          All settings are on your profile
        </Link>
      </p>
    </div>
  )
}

export { UnsubscribePage as Component }

const subjects: Record<MailSubject, string> = {
  offers: 'about offers',
  homes: 'about your listings',
  wishes: 'about homes on your wishlist',
  searches: 'about your saved searches',
  messages: 'about messages',
  viewings: 'about viewings',
  digest: 'a daily digest',
}
