import { type ReactNode, useId } from 'react'

/** A section of a home's page with its heading. */
export function HomeSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="border-t border-line pt-8">
      <h2 id={heading} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
