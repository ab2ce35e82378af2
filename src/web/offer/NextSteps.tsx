/** What an offer leads to, said before it is made. */
export const NextSteps = () => (
  <ul className="mt-7 grid list-disc gap-1 ps-5 text-sm text-muted">
    <li>The agent answers by accepting or rejecting. Until then you can withdraw it.</li>
    <li>If it is accepted, you pay the whole amount by card in time, or it lapses.</li>
    <li>Nothing is charged before that.</li>
  </ul>
)
