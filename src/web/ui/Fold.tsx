import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as t from '#messages/ui'

const clamps = { 3: 'line-clamp-3', 6: 'line-clamp-6', 8: 'line-clamp-8', 12: 'line-clamp-12' }

type Props = {
  children: ReactNode
  lines?: keyof typeof clamps
  describedBy?: string | undefined
  className?: string
}

/**
 * Shows user text, never as markup. A long one is collapsed; the button, a match of the browser's search, and printing
 * show the rest.
 */
export function Fold({ children, lines = 8, describedBy, className = '' }: Props) {
  const id = useId()
  const text = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isMeasured = mayFill(children, lines, 12)
  // An estimate for the first paint, so that a prerendered page does not move when it is measured.
  const [isLong, setLong] = useState(() => typeof children === 'string' && mayFill(children, lines, 45))
  useLayoutEffect(() => {
    const element = text.current
    if (!element || !isMeasured || isOpen) return
    // It is called first once the page is laid out and before it is painted, so that nothing is laid out twice.
    const observer = new ResizeObserver(() => setLong(element.scrollHeight > element.clientHeight + 1))
    observer.observe(element)
    return () => observer.disconnect()
  }, [isMeasured, isOpen])
  const toggle = () => {
    flushSync(() => setOpen(!isOpen))
    if (isOpen) button.current?.scrollIntoView({ block: 'nearest' }) // the page has become shorter above it
  }
  return (
    <>
      <div
        ref={text}
        id={id}
        dir="auto"
        onScroll={() => setOpen(true)}
        className={`isolate whitespace-pre-line wrap-anywhere text-pretty [unicode-bidi:isolate] ${isOpen ? 'contain-text' : `${clamps[lines]} print:line-clamp-none`} ${className}`}
      >
        {children}
      </div>
      {isLong && (
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-describedby={describedBy}
          onClick={toggle}
          className="relative z-10 block min-h-11 cursor-pointer text-start text-sm font-bold text-brand hover:underline"
        >
          {isOpen ? t.showLess() : t.showAll()}
        </button>
      )}
    </>
  )
}

function mayFill(text: ReactNode, lines: number, perLine: number): boolean {
  if (typeof text !== 'string') return true
  const count = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / perLine)), 0)
  return count > lines
}
