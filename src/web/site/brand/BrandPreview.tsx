import { type CSSProperties, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { OWN_BRAND } from '#contract/brand'
import { fontProperties } from '#contract/brand-fonts'
import * as t from '#messages/brand'
import { promise } from '#messages/frame'
import { type BrandValues, brandOf } from './brand.form.ts'
import type { BrandFormState } from './brand-form-state.ts'
import { usePalette } from './use-palette.ts'

export function BrandPreview({ form }: { form: BrandFormState }) {
  const values = useWatch({ control: form.control, compute: (typed: BrandValues) => typed })
  const found = usePalette(form)
  const [faces, setFaces] = useState<{ light: Face; dark: Face }>()
  if (found && 'light' in found && found !== faces) setFaces(found) // a refused colour leaves the former
  return (
    <section aria-label={t.preview()} className="grid gap-4 sm:grid-cols-2 xl:sticky xl:top-24 xl:grid-cols-1">
      <Sample values={values} name={t.light()} face={faces?.light} className="[color-scheme:light]" />
      <Sample values={values} name={t.dark()} face={faces?.dark} className="[color-scheme:dark]" />
    </section>
  )
}

type Face = Record<string, string>
type SampleProps = {
  values: BrandValues
  name: string
  face: Face | undefined
  className: string
}

const Sample = ({ values, name, face, className }: SampleProps) => {
  const brand = brandOf(values)
  const [first, second] = brand.parts ?? OWN_BRAND.parts
  const company = brand.company ?? (brand.parts ? `${first}${second}` : OWN_BRAND.company)
  const style = { ...colourProperties(face), ...fontProperties(brand.font ?? 'classic') } as CSSProperties
  return (
    <figure>
      <div
        style={style}
        className={`${className} overflow-clip rounded-card border border-line bg-canvas font-sans text-ink`}
      >
        {brand.hero && <img src={brand.hero} alt="" className="aspect-[3/1] w-full object-cover" />}
        <div className="p-5">
          {brand.logo ? (
            <img src={brand.logo} alt={`${first}${second}`} className="h-10 w-auto max-w-48 object-contain" />
          ) : (
            <p className="font-display text-2xl leading-none font-[620] tracking-[-0.02em] wrap-anywhere">
              <bdi>
                <span className="text-brand">{first}</span>
                <span className="text-accent">{second}</span>
              </bdi>
            </p>
          )}
          <p dir="auto" className="mt-3 text-muted wrap-anywhere">
            {brand.tagline ?? promise()}
          </p>
          <span className="mt-4 inline-flex min-h-11 items-center rounded-full bg-brand px-4 py-2 text-sm font-semibold text-on-brand">
            {t.sampleButton()}
          </span>
          {brand.about && (
            <p dir="auto" className="mt-4 line-clamp-3 text-sm wrap-anywhere">
              {brand.about}
            </p>
          )}
          <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-3 text-sm text-muted wrap-anywhere">
            {brand.favicon && <img src={brand.favicon} alt="" className="size-4 object-contain" />}
            <bdi>{company}</bdi>
            {brand.links?.map(({ text, url }) => (
              <bdi key={`${url} ${text}`} className="font-semibold">
                {text}
              </bdi>
            ))}
          </p>
        </div>
      </div>
      <figcaption className="mt-1.5 text-sm text-muted">{name}</figcaption>
    </figure>
  )
}

const colourProperties = (face: Face | undefined) =>
  Object.fromEntries(Object.entries(face ?? {}).map(([name, colour]) => [`--color-${name}`, colour]))
