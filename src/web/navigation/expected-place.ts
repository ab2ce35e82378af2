let top = 0

/** How far down the page that is opening will be scrolled, in px. */
export const expectedTop = (): number => top

export function expectTop(value: number): void {
  top = value
}
