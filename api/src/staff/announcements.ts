import { readFile } from 'node:fs/promises'
import { type Locale, locales } from 'contracts'
import * as z from 'contracts/schema'
import { CommandError } from '../db/run-command.ts'
import { announce, findLanguages } from '../outbox/announce.ts'
import { announcementKinds } from '../outbox/message.ts'
import { recordStaffAction, requireReason, type StaffCall, type Topic } from './staff-command.ts'

type About = (typeof announcementKinds)[number]

const texts = z.partialRecord(
  z.enum(locales),
  z.object({
    subject: z.string().check(z.minLength(1), z.maxLength(150)),
    text: z.string().check(z.minLength(1), z.maxLength(20_000)),
  }),
)

export const announcements: Topic = {
  usage: [
    `announcements send <${announcementKinds.join(' | ')}> <name> <file> --reason "…"`,
    '    Mails all members of the brand, whatever they have turned off; each gets a name once. The file:',
    '    { "en": { "subject": "…", "text": "…" }, … } with every language that members have chosen.',
  ],
  read([verb, kind, name, file, ...rest]) {
    const about = announcementKinds.find((one) => one === kind)
    if (verb !== 'send' || !about || !name || !file || rest.length > 0) return undefined
    return (call) => send(call, about, { name, file })
  },
}

async function send(call: StaffCall, about: About, { name, file }: { name: string; file: string }) {
  requireReason(call)
  const { database, brand, now } = call
  const read = await readTexts(file)
  const missing = (await findLanguages(database, brand.id)).filter((language) => !read[language])
  if (missing.length > 0)
    throw new CommandError(`Members have chosen these languages, too: ${missing.join(', ')}.`)
  const members = await announce(database, brand.id, { about, name, texts: read }, now)
  await recordStaffAction(call, { action: 'announcement send', subject: name, details: { about, members } })
  return `${name} goes to ${members} members.`
}

async function readTexts(file: string): Promise<Partial<Record<Locale, { subject: string; text: string }>>> {
  try {
    return texts.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    throw new CommandError(`${file} is no file with a subject and a text for each language.`)
  }
}
