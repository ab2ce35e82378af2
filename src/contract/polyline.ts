type Point = [latitude: number, longitude: number]

const FACTOR = 1e5 // five decimals
const FIRST = 63 // the character "?" is 0
const MORE = 32 // a character has five bits, and a sixth that says that more follow

/**
 * Encodes points as Google's encoded polyline with five decimals: the differences of whole numbers, the sign in the
 * lowest bit, in characters of five bits. The packages for it bring a command line, or no names for Node's loader.
 */
export function encodedPolyline(points: Point[]): string {
  const text = points.map(([latitude, longitude], at) => {
    const [north = 0, east = 0] = points[at - 1] ?? []
    return encodedNumber(whole(latitude) - whole(north)) + encodedNumber(whole(longitude) - whole(east))
  })
  return text.join('')
}

const whole = (degrees: number): number => Math.round(degrees * FACTOR)

function encodedNumber(difference: number): string {
  let rest = difference < 0 ? -2 * difference - 1 : 2 * difference
  let text = ''
  for (; rest >= MORE; rest = Math.floor(rest / MORE)) text += String.fromCharCode((MORE | (rest % MORE)) + FIRST)
  return text + String.fromCharCode(rest + FIRST)
}

/** Decodes an encoded polyline. For other or truncated text, the points are meaningless. */
export function decodedPolyline(text: string): Point[] {
  const numbers: number[] = []
  let value = 0
  let place = 1
  for (const character of text) {
    const bits = character.charCodeAt(0) - FIRST
    value += (bits % MORE) * place
    place *= MORE
    if (bits >= MORE) continue
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2)
    value = 0
    place = 1
  }
  let north = 0
  let east = 0
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, at) => {
    north += numbers[2 * at] ?? 0
    east += numbers[2 * at + 1] ?? 0
    return [north / FACTOR, east / FACTOR]
  })
}
