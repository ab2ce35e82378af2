import * as t from '#messages/person'

/** Stands for the name of a person whose account is deleted, in rows and answers. */
export const DELETED_USER = 'Deleted user'

/** Returns a name as it is shown: a deleted person's in the reader's language. */
export const personName = (name: string): string => (name === DELETED_USER ? t.deletedUser() : name)
