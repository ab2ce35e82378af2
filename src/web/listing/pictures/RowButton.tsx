import type { Ref } from 'react'

const icons = {
  up: 'm5 12 7-7 7 7M12 5v14',
  down: 'm5 12 7 7 7-7M12 19V5',
  remove: 'm5 5 14 14M19 5 5 19',
}

type Props = {
  name: string
  icon: keyof typeof icons
  /** Makes the button inert. It stays in the page to keep the focus. */
  none?: boolean
  onPress: () => void
  ref?: Ref<HTMLButtonElement>
}

export const RowButton = ({ name, icon, none = false, onPress, ref }: Props) => (
  <button
    ref={ref}
    type="button"
    aria-label={name}
    title={name}
    aria-disabled={none || undefined}
    onClick={() => !none && onPress()}
    className="grid size-11 cursor-pointer place-items-center rounded-full text-muted transition-colors hover:bg-sunken hover:text-ink focus-visible:rounded-full aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent"
  >
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-5 fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
    >
      <path d={icons[icon]} />
    </svg>
  </button>
)
