export const HeartIcon = ({ filled }: { filled: boolean }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    className={`size-5 stroke-current stroke-[1.75] [stroke-linejoin:round] ${filled ? 'fill-current' : 'fill-none'}`}
  >
    <path d="M12 20.5C6 16 3 12.6 3 9a4.8 4.8 0 0 1 9-2.3A4.8 4.8 0 0 1 21 9c0 3.6-3 7-9 11.5Z" />
  </svg>
)
