import { accountApi } from '#contract/account'
import { DownloadButton } from '../export/DownloadButton.tsx'
import { Section } from './Section.tsx'

/** All that is kept of the person, as a file. */
export const OwnData = () => (
  <Section title="Your data">
    <p className="mb-4 text-muted">Your profile, listings, offers, reviews and sign-ins, in one file (JSON).</p>
    <DownloadButton endpoint={accountApi.data} failed="Your data could not be downloaded.">
      Download my data
    </DownloadButton>
  </Section>
)
