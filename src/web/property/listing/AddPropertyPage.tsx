import { useNavigate } from 'react-router'
import { usePageTitle } from '../../brand/page-title.ts'
import { paths } from '../../navigation/paths.ts'
import { useSession } from '../../session/session.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { useIsCurrentScreen } from '../../ui/router/use-is-current-screen.ts'
import { today } from '../../ui/time/today.ts'
import { useAddProperty } from './listing.queries.ts'
import { PropertyForm } from './PropertyForm.tsx'
import type { Listing } from './use-property-form.ts'

/** The form for a new listing; its date is today's. Who added it goes on to where it is listed now. */
function AddPropertyPage() {
  usePageTitle('Add Property')
  const navigate = useNavigate()
  const isCurrentScreen = useIsCurrentScreen()
  const { mutateAsync: add } = useAddProperty()
  const session = useSession()
  if (session.status !== 'signedIn') return null
  const { photoURL, role } = session
  const agent = { email: session.email, name: session.displayName } // in the call as specified; the server takes the caller's
  const save = async ({ facts, ...listing }: Listing) => {
    const { insertedId } = await add({ ...listing, ...facts, date: today(), ...agent })
    return Boolean(insertedId)
  }
  const onSaved = () => {
    toast.success('Property added.', { detail: 'It is shown to everyone once an admin has verified it.' })
    if (isCurrentScreen()) void navigate(role === 'admin' ? paths.manageProperties : paths.addAgentProperty)
  }
  return (
    <div className="page pt-10 pb-20 sm:pt-14">
      <Eyebrow>For agents</Eyebrow>
      <h1 className="title-section mt-3">Add Property</h1>
      <p className="mt-3 mb-9 max-w-xl text-muted">
        Good light, an honest price and a few plain words sell a home. An admin looks at each one before it is shown.
      </p>
      <PropertyForm
        kind="add"
        values={{ title: '', location: '', price: '', agentImage: photoURL ?? '', description: '' }}
        save={save}
        onSaved={onSaved}
        submitName="Add Property"
      />
    </div>
  )
}

export { AddPropertyPage as Component }
