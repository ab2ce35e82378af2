import * as f from '#messages/fields'
import { requiredText } from './text.ts'

export const MAX_MESSAGE_LENGTH = 2000
export const MessageText = requiredText(f.message, MAX_MESSAGE_LENGTH)
