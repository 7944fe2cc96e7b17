import { sql } from 'drizzle-orm'
import type { Database } from '../../api/src/db/database.ts'
import { runCommand } from '../../api/src/db/run-command.ts'
import { demoEmail } from '../../local/demo-world/accounts/demo-accounts.ts'

const USAGE =
  'DATA_DIR=<folder> node local/with-database.ts bench/server/lengthen-chat.ts <messages>: lengthens a conversation of the premium demo account'

/** Repeats what the account's longest conversation says, minutes apart and all read; returns the conversation's id. */
async function lengthenChat({ db }: Database, messages: number): Promise<string> {
  const { rows } = await db.execute<{ id: string; length: number }>(sql`
    select id, last_sequence as length from conversation
    where id in (
      select conversation_id from conversation_member join member on member.id = member_id
      join brand on brand.id = member.brand_id
      where email = ${demoEmail('premium')} and domain = 'localhost')
    order by last_sequence desc limit 1`)
  const [chat] = rows
  if (!chat) throw new Error('The premium demo account has no conversation.')
  const { id, length } = chat
  await db.execute(sql`
    insert into message (conversation_id, sequence, brand_id, sender_id, id, kind, body, gift_id, photo_id, created_at)
    select conversation_id, number, brand_id, sender_id, 'lengthened-' || number, kind, body, gift_id, photo_id, created_at
    from generate_series(${length + 1}::integer, ${messages}::integer) as number
    join message on conversation_id = ${id} and sequence = (number - 1) % ${length} + 1`)
  await db.execute(sql`
    update message set created_at = now() - (${messages} - sequence) * interval '7 minutes' where conversation_id = ${id}`)
  await db.execute(sql`
    update conversation set last_sequence = ${messages}, last_message_at = now() where id = ${id}`)
  await db.execute(sql`
    update conversation_member set delivered_up_to = ${messages}, read_up_to = ${messages} where conversation_id = ${id}`)
  return id
}

await runCommand({
  name: 'amberly-bench',
  usage: USAGE,
  read([messages]) {
    const wanted = Number(messages)
    return wanted > 0 ? (database) => lengthenChat(database, wanted) : undefined
  },
})
