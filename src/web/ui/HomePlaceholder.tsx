const HOME = 'M8 30 32 10l24 20M14 26v28h36V26M44 19v-8h5v12M26 54V40a6 6 0 0 1 12 0v14M4 54h56'

type Props = { className?: string; lines?: string | undefined }

export const HomePlaceholder = ({ className = '', lines = HOME }: Props) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 64 64"
    className={`fill-none stroke-current stroke-[1.5] [stroke-linecap:round] [stroke-linejoin:round] ${className}`}
  >
    <path d={lines} />
  </svg>
)
