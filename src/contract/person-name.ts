import * as t from '#messages/person'

/** The name in rows and responses of a person whose account was deleted. */
export const DELETED_USER = 'Deleted user'

export const personName = (name: string): string => (name === DELETED_USER ? t.deletedUser() : name)
