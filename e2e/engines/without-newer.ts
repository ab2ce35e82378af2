import { newerMembers } from '../../test/architecture/browser-support.ts'

/** A script for the page that takes away what a supported browser lacks: static functions, methods and whole classes. */
export const withoutNewer = (): string => `
for (const [owner, name] of ${JSON.stringify(newerMembers())}) {
  const found = owner.split('.').reduce((parent, part) => parent?.[part], globalThis)
  if (name === '') delete globalThis[owner]
  else if (name.endsWith('_static')) { if (found) delete found[name.replace('_static', '')] }
  else if (found?.prototype && name in found.prototype) delete found.prototype[name]
  else if (found) delete found[name]
}`
