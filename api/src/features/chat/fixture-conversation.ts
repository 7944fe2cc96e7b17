import type { IdentityCase, Person } from '../../http/fixtures/identity.ts'
import { addMessage, findConversation } from './fixture-messages.ts'

/** Finds or inserts the conversation of two members, with a message from the other one; returns its id. */
export async function makeConversation(
  { database }: Pick<IdentityCase, 'database'>,
  one: Person,
  other: Person,
): Promise<string> {
  const known = await findConversation(database, one, other)
  return known ?? (await addMessage(database, other, one, { body: 'Hello' })).conversationId
}
