import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { EnergyLadder } from './EnergyLadder.tsx'

afterEach(cleanup)

test.each([
  ['A', 'A on a scale from A, the best, to G', 7],
  ['G', 'G on a scale from A, the best, to G', 7],
  ['A+', 'A+ on a scale from A+, the best, to H', 9],
  ['H', 'H on a scale from A+, the best, to H', 9],
] as const)('the class %s stands on a scale that has it', (rating, name, letters) => {
  render(<EnergyLadder rating={rating} />)
  expect(screen.getByRole('img', { name }).children).toHaveLength(letters)
})
