type Props = { placeholder: string | undefined; className: string }

export const Glow = ({ placeholder, className }: Props) =>
  placeholder && (
    <span
      aria-hidden="true"
      className={`print:hidden pointer-events-none absolute -z-10 forced-colors:hidden ${className}`}
    >
      <img src={placeholder} alt="" className="size-full rounded-[inherit] object-cover" />
    </span>
  )
