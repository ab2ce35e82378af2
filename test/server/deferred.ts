/** A promise that the test resolves. */
export function deferred<Answer>() {
  let give: (answer: Answer) => void = () => {}
  const answer = new Promise<Answer>((resolve) => {
    give = resolve
  })
  return { answer, give: (given: Answer) => give(given) }
}
