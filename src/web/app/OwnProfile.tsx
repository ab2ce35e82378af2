import { Navigate, useLocation } from 'react-router'
import { useSession } from '../platform/session/session.ts'
import { profilePath } from './dashboard-menu.ts'

function OwnProfile() {
  const session = useSession()
  const { key } = useLocation()
  if (session.status !== 'signedIn') return null
  return <Navigate key={key} to={profilePath(session.role)} replace /> // the key redirects again when /dashboard is opened again
}

export { OwnProfile as Component }
