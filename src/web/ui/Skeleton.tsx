export const Skeleton = ({ className = '' }: { className?: string }) => {
  const corners = className.includes('rounded') ? '' : 'rounded-lg'
  return (
    <div aria-hidden="true" className={`animate-shimmer bg-line motion-reduce:animate-none ${corners} ${className}`} />
  )
}
