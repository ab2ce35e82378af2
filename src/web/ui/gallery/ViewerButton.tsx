const icons = {
  cross: 'm5 5 14 14M19 5 5 19',
  previous: 'm15 4-8 8 8 8',
  next: 'm9 4 8 8-8 8',
  plus: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm5-2 5 5M7.5 10.5h6M10.5 7.5v6',
  minus: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm5-2 5 5M7.5 10.5h6',
}
const places: Partial<Record<keyof typeof icons, string>> = {
  previous: 'absolute top-1/2 start-2 -translate-y-1/2 sm:start-4 rtl:-scale-x-100',
  next: 'absolute top-1/2 end-2 -translate-y-1/2 sm:end-4 rtl:-scale-x-100',
}

type Props = {
  name: string
  icon: keyof typeof icons
  none?: boolean
  onPress: () => void
}

export const ViewerButton = ({ name, icon, none = false, onPress }: Props) => (
  <button
    type="button"
    aria-label={name}
    aria-disabled={none || undefined}
    onClick={() => !none && onPress()}
    className={`grid size-12 cursor-pointer place-items-center rounded-full bg-[#12140fb3] text-[#f1ede4] transition-colors hover:bg-[#30352c] focus-visible:rounded-full focus-visible:outline-[#fffefb] aria-disabled:cursor-default aria-disabled:opacity-35 ${places[icon] ?? ''}`}
  >
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-6 fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
    >
      <path d={icons[icon]} />
    </svg>
  </button>
)
