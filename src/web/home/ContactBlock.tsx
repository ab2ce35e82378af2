import { useState } from 'react'
import { Link } from 'react-router'
import * as t from '#messages/home'
import { paths } from '../platform/navigation/paths.ts'
import { Button } from '../ui/Button.tsx'
import { Field, TextArea } from '../ui/form/Field.tsx'
import { TextWithParts } from '../ui/TextWithParts.tsx'
import { SectionHead } from './SectionHead.tsx'

/** Loaded later than the page. */
const carry = (form: HTMLFormElement | null): void =>
  void import('../platform/storage/carried-fields.ts').then(({ carryForm }) =>
    carryForm(form, { name: 'home', fields: ['name', 'email', 'message'] }),
  )

/** The fields are not submitted (P-6): they prefill the contact form (P-185). */
export function ContactBlock() {
  const [written, setWritten] = useState<object>()
  return (
    <section aria-labelledby="contact" className="page grid gap-x-20 gap-y-2 py-8 sm:py-16 lg:grid-cols-[2fr_3fr]">
      <div>
        <SectionHead id="contact" eyebrow={t.contact()} title={t.contactTitle()} />
        <p className="-mt-4 max-w-md text-lg text-muted">
          <TextWithParts
            text={t.contactText()}
            parts={{
              form: (words) => (
                <Link to={paths.contact} className="link">
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      </div>
      <form
        ref={carry}
        noValidate
        aria-labelledby="contact"
        onSubmit={(event) => {
          event.preventDefault()
          setWritten(Object.fromEntries(new FormData(event.currentTarget)))
        }}
        className="grid gap-x-5 gap-y-3 rounded-card border border-line bg-surface p-5 max-lg:mt-2 min-[22rem]:grid-cols-2 sm:p-6"
      >
        <Field label={t.name()} name="name" autoComplete="name" />
        <Field label={t.email()} name="email" type="email" autoComplete="email" />
        <TextArea label={t.message()} name="message" rows={2} className="col-span-full [&_textarea]:min-h-18" />
        <div className="col-span-full flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit">{t.sendMessage()}</Button>
          <p aria-live="polite" className="text-sm text-muted">
            {written && t.notSent()}
          </p>
          {written && (
            <Link to={paths.contact} state={written} className="link">
              {t.continueInForm()}
            </Link>
          )}
        </div>
      </form>
    </section>
  )
}
