import { useQuery } from '@tanstack/react-query'
import * as t from '#messages/account'
import { siteQuery } from '../platform/api/site.queries.ts'
import { EmailText } from '../ui/EmailText.tsx'
import { TextWithParts } from '../ui/TextWithParts.tsx'
import { Section } from './Section.tsx'
import { SendVerification } from './SendVerification.tsx'

export function VerifySection({ email, isVerified }: { email: string; isVerified: boolean }) {
  const { data: site } = useQuery(siteQuery)
  return (
    <Section title={t.emailAddress()}>
      <p className="text-muted">
        <TextWithParts
          text={(isVerified ? t.verified : t.notVerified)({ email })}
          parts={{ email: () => <EmailText email={email} /> }}
        />
      </p>
      {!isVerified && site?.accountMails && (
        <>
          <p className="mt-2 mb-4 text-muted">{t.openHere()}</p>
          <SendVerification />
        </>
      )}
    </Section>
  )
}
