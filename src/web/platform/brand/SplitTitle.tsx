import { brand, brandName } from '#contract/brand'

export function SplitTitle({ className = '' }: { className?: string }) {
  const { logo, parts } = brand()
  if (logo) return <img src={logo} alt={brandName()} className="h-[1.4em] w-auto max-w-48 object-contain" />
  return (
    <span className={`font-display font-[620] tracking-[-0.02em] ${className}`}>
      <span className="sr-only">{brandName()}</span>
      <span aria-hidden="true">
        <span className="text-brand">{parts[0]}</span>
        <span className="text-accent">{parts[1]}</span>
      </span>
    </span>
  )
}
