import { paths } from '../platform/navigation/paths.ts'
import { useSession } from '../platform/session/session.ts'
import { DashboardMenu } from './DashboardMenu.tsx'

function OwnPages({ onChoose }: { onChoose: () => void }) {
  const session = useSession()
  if (session.status !== 'signedIn') return null
  return (
    <div className="border-t border-line pt-4 lg:hidden">
      <DashboardMenu person={session} shape="rows" without={paths.home} onChoose={onChoose} />
    </div>
  )
}

export default OwnPages
