import { requiredText } from './text.ts'

export const MAX_MESSAGE_LENGTH = 2000
export const MessageText = requiredText('Message', MAX_MESSAGE_LENGTH)
