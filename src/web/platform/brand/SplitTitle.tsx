import { brand, brandName } from '#contract/brand'

export const SplitTitle = ({ className = '' }: { className?: string }) => (
  <span className={`font-display font-[620] tracking-[-0.02em] ${className}`}>
    <span className="sr-only">{brandName()}</span>
    <span aria-hidden="true">
      <span className="text-brand">{brand().parts[0]}</span>
      <span className="text-accent">{brand().parts[1]}</span>
    </span>
  </span>
)
