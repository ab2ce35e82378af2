import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { brand } from '#contract/brand'
import * as t from '#messages/auth'
import { SplitTitle } from '../platform/brand/SplitTitle.tsx'
import { paths } from '../platform/navigation/paths.ts'
import { LanguageLinks } from '../platform/session/LanguageLinks.tsx'

type Props = {
  title: string
  lead: ReactNode
  panel?: ReactNode
  children: ReactNode
}

export const AuthFrame = ({ title, lead, panel, children }: Props) => (
  <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
    <div className="mx-auto flex w-full max-w-xl flex-col px-[clamp(1rem,5vw,4rem)] py-8">
      <Link to={paths.home} className="self-start py-1 text-[1.75rem] leading-none">
        <SplitTitle />
      </Link>
      <div className="my-auto py-8">
        <h1 className="title-section">{title}</h1>
        <div className="mt-3 wrap-anywhere text-muted">{lead}</div>
        {children}
      </div>
      <div className="text-sm text-muted">
        <LanguageLinks />
      </div>
    </div>
    <div className="sticky top-0 hidden h-dvh p-4 ps-0 lg:block">
      <div className="relative h-full overflow-hidden rounded-card bg-dusk">{panel ?? <DuskPicture />}</div>
    </div>
  </div>
)

const DuskPicture = () => (
  <>
    <img
      src={brand().hero ?? '/demo/hero-1600.webp'}
      alt=""
      width={1600}
      height={1067}
      loading="lazy"
      className="absolute inset-0 size-full object-cover"
    />
    <div className="absolute inset-0 bg-linear-to-t from-dusk via-dusk/40 to-transparent to-70%" />
    <p className="absolute inset-x-10 bottom-10 max-w-md font-display text-4xl leading-tight font-[560] text-balance text-white">
      {t.lightOn()}
    </p>
  </>
)
