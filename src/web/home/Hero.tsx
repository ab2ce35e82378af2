import { Link } from 'react-router'
import { paths } from '../navigation/paths.ts'
import { Eyebrow } from '../ui/Eyebrow.tsx'
import { HeroSearch } from './HeroSearch.tsx'

/** The hero of the home page. On phones the villa stands below the words, on wide screens behind them. */
export const Hero = () => (
  <section className="relative isolate overflow-hidden bg-dusk text-[#fdf8ee] md:grid md:min-h-[min(44rem,84svh)] md:items-center">
    <div className="page relative z-10 pt-14 pb-6 md:py-24">
      <div className="max-w-xl">
        <Eyebrow className="text-[#f3cf92]">Real Estate Solution</Eyebrow>
        <h1 className="mt-4 max-w-[6.9em] text-[clamp(2.625rem,1.7rem+4.2vw,4.75rem)] leading-[1.04] text-wrap tracking-[-0.025em]">
          Choose The Comfort Place To Stay
        </h1>
        <p className="mt-5 max-w-md text-lg text-[#ece5dc]">Every home is checked before it goes on show.</p>
        <HeroSearch />
        <Link to={paths.allProperty} className="mt-3 inline-block py-2 font-semibold underline underline-offset-4">
          See all homes
        </Link>
      </div>
    </div>
    <HeroPicture />
  </section>
)

const HeroPicture = () => (
  <picture className="hero-picture block aspect-4/3 md:absolute md:inset-0 md:-z-10 md:aspect-auto">
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

/** The hero's files in one format, as in the `srcset` attribute. */
export const heroSources = (format: 'avif' | 'webp'): string =>
  [750, 1600, 2400].map((width) => `/demo/hero-${width}.${format} ${width}w`).join(', ')
