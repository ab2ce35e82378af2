export const LineIcon = ({ path, className = 'size-5' }: { path: string; className?: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    className={`${className} fill-none stroke-current stroke-[1.75] [stroke-linecap:round] [stroke-linejoin:round]`}
  >
    <path d={path} />
  </svg>
)
