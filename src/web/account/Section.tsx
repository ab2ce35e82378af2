import { type ReactNode, useId } from 'react'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className="mt-10 max-w-xl border-t border-line pt-8 first:mt-0 first:border-0 first:pt-0"
    >
      <h2 id={heading} className="title-card">
        {title}
      </h2>
      <div className="mt-3">{children}</div>
    </section>
  )
}
