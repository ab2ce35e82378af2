/** KeyHaven's own colours in light, as in tokens.css. */
export const OWN_COLOURS = { main: '#1f4a3d', accent: '#8a5f1e' } as const

export const shownColour = (typed: string): string | undefined =>
  /^#[\da-f]{6}$/i.test(typed.trim()) ? typed.trim().toLowerCase() : undefined
