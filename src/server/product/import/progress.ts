const BAR_WIDTH = 24
const SECONDS_BETWEEN_LINES = 5

type Screen = { isTTY?: boolean; columns?: number; write(text: string): unknown }

export function progressOn(screen: Screen, share: () => number) {
  const began = performance.now()
  let last = began
  const show = (rows: number) => {
    const seconds = (performance.now() - began) / 1000
    const text = progressText(share(), rows, seconds)
    if (screen.isTTY) screen.write(`\r\x1b[2K${`${bar(share())} ${text}`.slice(0, (screen.columns ?? 80) - 1)}`)
    else screen.write(`${text}\n`)
  }
  return {
    at(rows: number): void {
      const wait = screen.isTTY ? 100 : SECONDS_BETWEEN_LINES * 1000
      if (performance.now() - last < wait) return
      last = performance.now()
      show(rows)
    },
    end(rows: number): void {
      show(rows)
      if (screen.isTTY) screen.write('\n')
    },
  }
}

export function progressText(share: number, rows: number, seconds: number): string {
  const parts = [
    `${Math.floor(share * 100)} %`,
    `${rows.toLocaleString('en')} rows`,
    `${Math.round(rows / Math.max(seconds, 0.001)).toLocaleString('en')} rows/s`,
  ]
  if (share > 0 && share < 1) parts.push(`${shownTime((seconds / share) * (1 - share))} left`)
  return parts.join(' · ')
}

const bar = (share: number) => {
  const full = Math.round(share * BAR_WIDTH)
  return `[${'█'.repeat(full)}${'░'.repeat(BAR_WIDTH - full)}]`
}

function shownTime(seconds: number): string {
  const whole = Math.ceil(seconds)
  return whole < 90 ? `${whole} s` : `${Math.ceil(whole / 60)} min`
}
