import { encode } from 'uqr'

type Props = { text: string; label: string; className: string }

/**
 * A QR code, rendered locally so that its text reaches no other service. It is dark on light in both themes, because
 * cameras need that.
 */
export function QrCode({ text, label, className }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 })
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`bg-white ${className}`}
    >
      <path fill="#000" d={dots.join('')} />
    </svg>
  )
}
