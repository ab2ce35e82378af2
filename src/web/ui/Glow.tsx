type Props = { placeholder: string | undefined; className: string }

/** The light of a picture around it, from the tiny placeholder that its property carries: decoration, behind everything. */
export const Glow = ({ placeholder, className }: Props) =>
  placeholder && (
    <span
      aria-hidden="true"
      className={`print:hidden pointer-events-none absolute -z-10 forced-colors:hidden ${className}`}
    >
      <img src={placeholder} alt="" className="size-full rounded-[inherit] object-cover" />
    </span>
  )
