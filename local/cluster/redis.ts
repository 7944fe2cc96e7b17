import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeFor } from '../embedded-postgres/system-user.ts'
import type { ServiceOptions } from './pooler.ts'

/** The settings for containers, to which those of the cluster add where it listens. */
const TEMPLATE = join(import.meta.dirname, '../../deploy/redis/redis.conf')

/** Writes Redis's settings, and returns their file. */
export function writeRedisSettings({ folder, port, password, systemUser }: ServiceOptions): string {
  const file = join(folder, 'redis.conf')
  const here = `bind 127.0.0.1\nport ${port}\nrequirepass ${password}\n`
  writeFor(systemUser, file, readFileSync(TEMPLATE, 'utf8') + here)
  return file
}
