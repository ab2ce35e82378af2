import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react'
import { Link } from 'react-router'

type Variant = 'primary' | 'quiet' | 'danger' | 'settled' | 'text'
type Look = { variant?: Variant; compact?: boolean }

const shape =
  'relative inline-flex max-w-full overflow-clip items-center justify-center gap-2 rounded-full border leading-tight font-semibold text-center ' +
  'no-underline transition-colors duration-200 cursor-pointer print:hidden ' +
  'focus-visible:rounded-full aria-disabled:cursor-default aria-busy:cursor-progress'

const looks: Record<Variant, string> = {
  primary: 'border-brand bg-brand text-on-brand hover:border-brand-deep hover:bg-brand-deep',
  quiet: 'border-edge/60 bg-surface text-ink hover:border-brand hover:text-brand',
  text: 'border-transparent bg-transparent text-ink hover:text-brand',
  settled: 'border-brand bg-transparent text-brand',
  danger: 'border-danger bg-danger text-on-brand hover:border-danger-deep hover:bg-danger-deep',
}

function look({ variant = 'primary', compact }: Look, more = ''): string {
  const size = compact ? 'min-h-11 px-4 py-2 text-sm' : 'min-h-12 px-6 py-2.5 text-[0.9375rem]'
  return `${shape} ${size} ${looks[variant]} ${more}`
}

type ButtonProps = ComponentProps<'button'> &
  Look & {
    busy?: boolean
    /** Disables the button but keeps its position and focus. */
    unavailable?: boolean
  }

let pressed: EventTarget | undefined

/**
 * A busy button keeps its size, focus and name, and ignores clicks. So does one whose last click started timers which
 * have not fired yet: by a timer the query client tells what it began, and on a busy device a double-click is faster.
 */
export function Button({ variant, compact, busy, unavailable, className, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || unavailable || pressed === event.currentTarget) {
      event.preventDefault() // also keeps Enter in a field from submitting the form again
      event.stopPropagation()
      return
    }
    pressed = event.currentTarget
    onClick?.(event)
    setTimeout(() => {
      pressed = undefined
    })
  }
  return (
    <button
      type="button"
      onKeyDown={pressOnce}
      {...rest}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || unavailable || undefined}
      className={look({ variant, compact }, className)}
    >
      <span className={`inline-flex items-center gap-2 ${busy ? 'opacity-0' : ''}`}>{children}</span>
      {busy && <Spinner />}
    </button>
  )
}

function pressOnce(event: KeyboardEvent) {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}

/** Reserves the size of a missing button. Its name is CSS content, hidden from screen readers and search. */
export const ButtonPlace = ({
  name,
  variant,
  compact,
  className = '',
}: Look & { name: string; className?: string }) => (
  <span
    aria-hidden="true"
    data-name={name}
    className={look({ variant, compact }, `invisible before:content-[attr(data-name)] ${className}`)}
  />
)

export function ButtonLink({ variant, compact, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={look({ variant, compact }, className)} />
}

const Spinner = () => (
  <span aria-hidden="true" className="absolute inset-0 grid place-items-center">
    <span className="size-5 animate-spin-calm rounded-full border-2 border-current border-t-transparent motion-reduce:animate-shimmer" />
  </span>
)
