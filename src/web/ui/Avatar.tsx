import { useState } from 'react'

type Props = { name: string; src: string | null | undefined; className?: string }

export function Avatar({ name, src, className = 'size-10 text-sm' }: Props) {
  const [failed, setFailed] = useState<string>()
  const shape = `inline-grid shrink-0 place-items-center overflow-hidden rounded-full ${className}`
  if (!src || failed === src) {
    return (
      <span aria-hidden="true" className={`${shape} bg-brand-wash font-bold text-brand`}>
        {initials(name)}
      </span>
    )
  }
  return (
    <span className={`${shape} bg-sunken`}>
      <img
        src={src}
        alt=""
        width={96}
        height={96}
        loading="lazy"
        decoding="async"
        onError={() => setFailed(src)}
        className="size-full object-cover"
      />
    </span>
  )
}

export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => Array.from(word ?? '')[0] ?? '')
  return letters.join('').toUpperCase()
}
