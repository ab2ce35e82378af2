import { useQuery } from '@tanstack/react-query'
import { siteQuery } from '../platform/api/site.queries.ts'
import { EmailText } from '../ui/EmailText.tsx'
import { Section } from './Section.tsx'
import { SendVerification } from './SendVerification.tsx'

export function VerifySection({ email, isVerified }: { email: string; isVerified: boolean }) {
  const { data: site } = useQuery(siteQuery)
  return (
    <Section title="E-mail address">
      <p className="text-muted">
        <EmailText email={email} />
        <span>{isVerified ? ' is verified.' : ' is not verified yet.'}</span>
      </p>
      {!isVerified && site?.accountMails && (
        <>
          <p className="mt-2 mb-4 text-muted">
            Open the link that we mail you in this browser. Any other browser asks for a new password.
          </p>
          <SendVerification />
        </>
      )}
    </Section>
  )
}
