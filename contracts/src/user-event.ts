import * as z from 'zod/mini'
import { languageChanged } from './account/language-changed.ts'
import { userChanged } from './account/user-changed.ts'
import { chatDeleted } from './chat/chat-deleted.ts'
import { balanceChanged } from './credits/balance.ts'
import { mainImageChanged } from './members/main-image-changed.ts'

/**
 * What a member's open pages must learn, whoever changed it. An event says how things are afterwards, never by how much
 * they changed: told twice it does what it does told once.
 */
export const userEvent = z.discriminatedUnion('kind', [
  balanceChanged,
  languageChanged,
  userChanged,
  chatDeleted,
  mainImageChanged,
])

export type UserEvent = z.infer<typeof userEvent>
