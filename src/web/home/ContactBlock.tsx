import { useState } from 'react'
import { Link } from 'react-router'
import { type PrefilledMessage, prefilledMessage } from '../contact/prefilled-message.ts'
import { paths } from '../platform/navigation/paths.ts'
import { Button } from '../ui/Button.tsx'
import { Field, TextArea } from '../ui/form/Field.tsx'
import { SectionHead } from './SectionHead.tsx'

/** The fields are not submitted (P-6): they prefill the contact form (P-185). */
export function ContactBlock() {
  const [written, setWritten] = useState<PrefilledMessage>()
  return (
    <section
      aria-labelledby="contact"
      className="page grid gap-x-20 gap-y-2 pt-4 pb-10 sm:pb-14 lg:grid-cols-[2fr_3fr]"
    >
      <div>
        <SectionHead id="contact" eyebrow="Contact" title="Tell us what you are looking for" />
        <p className="-mt-4 max-w-md text-lg text-muted">
          To write to us, log in and use our{' '}
          <Link to={paths.contact} className="link">
            contact form
          </Link>
          <span>, so that we can reply.</span>
        </p>
      </div>
      <form
        noValidate
        aria-labelledby="contact"
        onSubmit={(event) => {
          event.preventDefault()
          setWritten(prefilledMessage(Object.fromEntries(new FormData(event.currentTarget))))
        }}
        className="grid gap-x-5 gap-y-3 rounded-card border border-line bg-surface p-5 max-lg:mt-2 min-[22rem]:grid-cols-2 sm:p-6"
      >
        <Field label="Name" name="name" autoComplete="name" />
        <Field label="Email" name="email" type="email" autoComplete="email" />
        <TextArea label="Message" name="message" rows={2} className="col-span-full [&_textarea]:min-h-18" />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 col-span-full">
          <Button type="submit">Send message</Button>
          <p aria-live="polite" className="text-sm text-muted">
            {written && 'Your message was not sent. Please use the contact form instead.'}
          </p>
          {written && (
            <Link to={paths.contact} state={written} className="link">
              Continue in the contact form
            </Link>
          )}
        </div>
      </form>
    </section>
  )
}
