import * as z from 'zod/mini'
import { PictureUrl, requiredLine } from './text.ts'

export const MAX_PERSON_NAME_LENGTH = 20

/** A person's name; one that is too long gets the message for a missing one (P-27). */
export const PersonName = requiredLine('Name', MAX_PERSON_NAME_LENGTH, 'Name is required')

export const PhotoUrl = PictureUrl('Photo URL')

export const ProfileUpdate = z.object({ name: PersonName, photoURL: PhotoUrl })
