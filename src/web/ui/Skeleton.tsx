/** A grey stand-in of the size given by `className`; hidden from readers, whose list says that it is loading. */
export const Skeleton = ({ className = '' }: { className?: string }) => {
  const corners = className.includes('rounded') ? '' : 'rounded-lg'
  return (
    <div aria-hidden="true" className={`animate-shimmer bg-line motion-reduce:animate-none ${corners} ${className}`} />
  )
}
