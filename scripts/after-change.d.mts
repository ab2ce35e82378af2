type Made = { stamp: string; inputs: string[]; outputs: string[]; settings?: unknown[] }

/** Runs `make`, unless it has run with the same inputs and settings, and its outputs are still as it left them. */
export function afterChange(made: Made, make: () => Promise<void>): Promise<void>
