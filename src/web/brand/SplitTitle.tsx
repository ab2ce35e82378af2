/** The brand in its two colours, read out as one word. */
export const SplitTitle = ({ className = '' }: { className?: string }) => (
  <span className={`font-display font-[620] tracking-[-0.02em] ${className}`}>
    <span className="sr-only">KeyHaven</span>
    <span aria-hidden="true">
      <span className="text-brand">Key</span>
      <span className="text-accent">Haven</span>
    </span>
  </span>
)
