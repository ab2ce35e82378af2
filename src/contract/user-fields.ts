import * as z from 'zod/mini'
import * as t from '#messages/checks'
import * as f from '#messages/fields'
import { named, PictureUrl, requiredLine } from './text.ts'

export const MAX_PERSON_NAME_LENGTH = 20

/** A person's name; one that is too long gets the message for a missing one (P-27). */
export const PersonName = requiredLine(f.name, MAX_PERSON_NAME_LENGTH, named(t.required, f.name))

export const PhotoUrl = PictureUrl(f.photoUrl)

export const ProfileUpdate = z.object({ name: PersonName, photoURL: PhotoUrl })
