import type { CSSProperties } from 'react'
import { useWatch } from 'react-hook-form'
import { OWN_BRAND } from '#contract/brand'
import * as t from '#messages/brand'
import { promise } from '#messages/frame'
import type { BrandValues } from './brand.form.ts'
import type { BrandFormState } from './brand-form-state.ts'
import { shownColour } from './shown-colour.ts'

/** What the site will look like, in light and in dark, as it is typed. */
export function BrandPreview({ form }: { form: BrandFormState }) {
  const values = useWatch({ control: form.control, compute: (typed: BrandValues) => typed })
  return (
    <section aria-label={t.preview()} className="grid gap-4 sm:grid-cols-2 xl:sticky xl:top-24 xl:grid-cols-1">
      <Sample values={values} name={t.light()} className="[color-scheme:light]" />
      <Sample values={values} name={t.dark()} className="[color-scheme:dark]" />
    </section>
  )
}

type SampleProps = { values: BrandValues; name: string; className: string }

const Sample = ({ values, name, className }: SampleProps) => {
  const [first, second] = values.first.trim() ? [values.first, values.second] : OWN_BRAND.parts
  return (
    <figure className={className} style={coloursOf(values)}>
      <div className="rounded-card border border-line bg-canvas p-5 text-ink">
        {values.logo.trim() ? (
          <img src={values.logo.trim()} alt={`${first}${second}`} className="h-10 w-auto max-w-48 object-contain" />
        ) : (
          <p className="font-display text-2xl leading-none font-[620] tracking-[-0.02em] wrap-anywhere">
            <bdi className="text-brand">{first}</bdi>
            <bdi className="text-accent">{second}</bdi>
          </p>
        )}
        <p dir="auto" className="mt-3 text-muted wrap-anywhere">
          {values.tagline.trim() || promise()}
        </p>
        <span className="mt-4 inline-flex min-h-11 items-center rounded-full bg-brand px-4 py-2 text-sm font-semibold text-on-brand">
          {t.sampleButton()}
        </span>
      </div>
      <figcaption className="mt-1.5 text-sm text-muted">{name}</figcaption>
    </figure>
  )
}

function coloursOf({ main, accent }: BrandValues): CSSProperties {
  const [brand, second] = [shownColour(main), shownColour(accent)]
  return { ...(brand && { '--color-brand': brand }), ...(second && { '--color-accent': second }) } as CSSProperties // custom properties
}
