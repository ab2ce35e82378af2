const ENDED = /[.!?…؟][”’"»\u2069]*$/u

/** Joins messages, which as a field's have no full stop, to a text of sentences. One alone stays as it is. */
export const inSentences = (messages: string[]): string =>
  messages.length === 1
    ? (messages[0] ?? '')
    : messages.map((message) => (ENDED.test(message) ? message : `${message}.`)).join(' ')
