import { Eyebrow } from '../ui/Eyebrow.tsx'

/** What stands above the list of all homes. */
export const Banner = () => (
  <div className="border-b border-line bg-brand-wash">
    <div className="page flex min-h-21 items-center justify-between gap-x-12 md:min-h-30">
      <div>
        <Eyebrow>Checked, one by one</Eyebrow>
        <p className="mt-1 font-display text-[clamp(1.375rem,7vw,1.75rem)] leading-tight font-[560] tracking-[-0.02em] md:whitespace-nowrap lg:text-4xl">
          Unlock Your Dream Home
        </p>
      </div>
      <p className="max-w-sm text-muted max-md:hidden">
        Every home here is verified. Search by place, title, agent or feature, and set your budget.
      </p>
    </div>
  </div>
)
