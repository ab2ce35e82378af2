import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { brand } from '#contract/brand'
import { promise } from '#messages/frame'
import * as t from '#messages/home'
import { BrandText } from '../platform/brand/BrandText.tsx'
import { paths } from '../platform/navigation/paths.ts'
import { SearchField } from '../search/SearchField.tsx'
import { Button } from '../ui/Button.tsx'
import { Eyebrow } from '../ui/Eyebrow.tsx'

export const Hero = () => (
  <section className="relative isolate overflow-hidden bg-dusk text-[#fdf8ee] md:grid md:min-h-[min(44rem,84svh)] md:items-center">
    <div className="page relative z-10 pt-9 pb-3 md:py-24">
      <div className="max-w-xl">
        <Eyebrow className="text-[#f3cf92]">{t.eyebrow()}</Eyebrow>
        <h1 className="mt-4 max-w-[6.9em] text-[clamp(2.625rem,1.7rem+4.2vw,4.75rem)] leading-[1.04] text-wrap tracking-[-0.025em]">
          {t.title()}
        </h1>
        <p className="mt-5 max-w-[22rem] text-balance text-lg text-[#ece5dc] md:max-w-md">
          <BrandText text={brand().tagline} otherwise={promise()} />
        </p>
        <HeroSearch />
        <Link to={paths.allProperty} className="mt-3 inline-block py-2 font-semibold underline underline-offset-4">
          {t.seeAllHomes()}
        </Link>
      </div>
    </div>
    <HeroPicture />
  </section>
)

const FRAME = 'hero-picture block aspect-4/3 rtl:-scale-x-100 md:absolute md:inset-0 md:-z-10 md:aspect-auto'

/**
 * A brand's own picture is of any brightness: on phones, no text reaches into it. Right to left, its shade is mirrored,
 * but not the picture.
 */
function HeroPicture() {
  const { hero } = brand()
  if (!hero) return <DrawnPicture />
  return (
    <picture className={FRAME}>
      <img src={hero} alt="" fetchPriority="high" className="size-full object-cover rtl:-scale-x-100" />
    </picture>
  )
}

const DrawnPicture = () => (
  <picture className={`${FRAME} max-md:-mt-20`}>
    <source type="image/avif" srcSet={heroSources('avif')} sizes={HERO_SIZES} />
    <img
      src="/demo/hero-1600.webp"
      srcSet={heroSources('webp')}
      sizes={HERO_SIZES}
      alt=""
      width={2400}
      height={1200}
      fetchPriority="high"
      decoding="async"
      className="size-full object-cover object-[78%_50%] md:object-[70%_60%]"
    />
  </picture>
)

export const HERO_SIZES = '100vw'

export const heroSources = (format: 'avif' | 'webp'): string =>
  [750, 1600, 2400].map((width) => `/demo/hero-${width}.${format} ${width}w`).join(', ')

function HeroSearch() {
  const navigate = useNavigate()
  const [q, setQ] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => setQ(form.current ? wordsIn(form.current) : ''), []) // text typed before the scripts had loaded
  const find = (words: string) => void navigate(paths.propertiesFound(words))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    find(wordsIn(event.currentTarget))
  }
  return (
    <search>
      <form ref={form} action={paths.allProperty} onSubmit={submit} className="mt-7 flex max-w-lg items-end gap-2">
        <SearchField
          name="q"
          value={q}
          onText={setQ}
          onPlace={find}
          className="min-w-0 grow [&_input]:not-placeholder-shown:pe-11"
        />
        <Button type="submit" className="border-[#fdf8ee]! bg-[#fdf8ee]! text-brand-day! hover:bg-white!">
          {t.search()}
        </Button>
      </form>
    </search>
  )
}

function wordsIn(form: HTMLFormElement): string {
  const words = new FormData(form).get('q')
  return typeof words === 'string' ? words : ''
}
