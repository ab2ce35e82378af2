import { Navigate } from 'react-router'
import { useSession } from '../auth/session.ts'
import { profilePath } from './dashboard-menu.ts'

/** /dashboard itself opens the person's own profile page (decisions §7). */
export function OwnProfile() {
  const session = useSession()
  return session.status === 'signedIn' ? <Navigate to={profilePath(session.role)} replace /> : null
}
