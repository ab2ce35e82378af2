/** A grey stand-in of the size given by `className`; hidden from readers, whose list says that it is loading. */
export const Skeleton = ({ className = '' }: { className?: string }) => (
  <div aria-hidden="true" className={`animate-shimmer rounded-lg bg-line motion-reduce:animate-none ${className}`} />
)
