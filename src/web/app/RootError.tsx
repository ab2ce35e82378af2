import { useEffect } from 'react'
import * as t from '#messages/errorPage'
import { usePageTitle } from '../platform/brand/page-title.ts'
import { paths } from '../platform/navigation/paths.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { isReloadNeeded, useIsOnline } from '../ui/feedback/connection.ts'
import { OfflineNotice } from '../ui/feedback/OfflineNotice.tsx'

/**
 * The error page for a page that throws or whose code can't be fetched, as after a release. It reloads automatically
 * when the connection returns, and after a release.
 */
export function RootError() {
  usePageTitle(t.somethingWrong())
  const isOnline = useIsOnline()
  useEffect(() => {
    const reload = () => window.location.reload()
    if (isOnline && isReloadNeeded()) return reload()
    if (isOnline) return
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isOnline])
  return (
    <div role="alert" className="page section grid justify-items-center text-center">
      <h1 className="title-page">{t.didNotOpen()}</h1>
      <p className="mt-5 max-w-md text-lg text-muted">{t.reloadingHelps()}</p>
      <OfflineNotice className="mt-5 font-medium" />
      <div className="mt-9 flex flex-wrap justify-center gap-4">
        <Button onClick={() => window.location.reload()}>{t.reload()}</Button>
        <ButtonLink to={paths.home} reloadDocument variant="quiet">
          {t.backHome()}
        </ButtonLink>
      </div>
    </div>
  )
}
