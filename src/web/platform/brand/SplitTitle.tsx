import { BRAND, BRAND_PARTS } from '#contract/brand'

export const SplitTitle = ({ className = '' }: { className?: string }) => (
  <span className={`font-display font-[620] tracking-[-0.02em] ${className}`}>
    <span className="sr-only">{BRAND}</span>
    <span aria-hidden="true">
      <span className="text-brand">{BRAND_PARTS[0]}</span>
      <span className="text-accent">{BRAND_PARTS[1]}</span>
    </span>
  </span>
)
