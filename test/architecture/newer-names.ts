/** Features that a supported browser lacks, with the reason for their use. A name covers all its values. */
export const newerScripts: Record<string, string> = {
  // Guarded: used where the browser has it.
  'navigator.connection': 'Firebase asks whether it is there',
  'navigator.share': 'ShareButton copies the address elsewhere',
  'Error.captureStackTrace': 'zod and Firebase ask whether it is there',
  '.startViewTransition()': 'React Router asks whether it is there; pages change without a fade',
  '.skipTransition()': 'of a transition that has begun',
  // Methods of libraries and of ours that a newer class of browsers happens to have too.
  '.addHandler()': 'Leaflet',
  '.build()': 'TanStack Query',
  '.createContext()': 'React',
  '.destroy()': 'TanStack Query, Stripe',
  '.equals()': 'Leaflet',
  '.expand()': 'Leaflet',
  '.fetch()': 'TanStack Query, Firebase',
  '.isActive()': 'TanStack Query',
  '.isValid()': 'Leaflet',
  '.login()': 'the identity provider’s port',
  '.queue()': 'Firebase',
  '.retry()': 'the pictures of a listing',
  '.use()': 'React',
  '.when()': 'zod',
}

export const newerStyles: Record<string, string> = {
  // Below a condition, with another rule for those who lack it.
  'color-mix()': 'Tailwind writes the mixed colour first, and this below @supports',
  '@property': 'Tailwind sets the same initial values below @supports for Firefox before 128',
  // Without it a page looks plainer, and says and does the same.
  ':has': 'rows that are deleted are not grey, and a feature or filter that is chosen has no wash; its box is ticked',
  ':view-transition-group': 'pages change without a fade',
  ':view-transition-new': 'pages change without a fade',
  ':view-transition-old': 'pages change without a fade',
  'field-sizing': 'Composer grows by script; other fields have five lines and can be pulled larger',
  'grid-template-rows': 'subgrid: the lines of cards next to one another are not level in Chrome before 117',
  'overflow-clip-margin': 'shadows of cards end at the edge of their group',
  'text-wrap': 'lines break where they break',
  // Things that phones do not have.
  '@page': 'the sheet of a window card: without it browsers print on the paper of the printer',
  size: 'the same',
  cursor: 'no pointer',
  resize: 'fields grow by themselves',
  'forced-color-adjust': 'no forced colours',
  'print-color-adjust': 'pins of a printed map',
  // Resets that concern one engine each.
  '-webkit-tap-highlight-color': 'of WebKit and Chromium',
  '-webkit-user-drag': 'of WebKit and Chromium',
  ':-webkit-inner-spin-button': 'of WebKit and Chromium',
  ':-webkit-search-cancel-button': 'of WebKit and Chromium',
  ':selection': 'iOS has its own colour',
  'font-family': 'ui-monospace has others after it',
  'text-decoration': 'dotted below abbreviations',
}
