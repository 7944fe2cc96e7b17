import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SystemUser, writeFor } from '../embedded-postgres/system-user.ts'

interface Node {
  readonly port: number
  /** Whether it gets no requests, since it is about to stop. */
  readonly isAway?: boolean
}

interface BalancerOptions {
  readonly folder: string
  readonly port: number
  readonly systemUser: SystemUser
  readonly apis: readonly Node[]
  readonly gateways: readonly Node[]
}

/** The settings for containers, from which those of the cluster are made. */
const TEMPLATE = join(import.meta.dirname, '../../deploy/nginx/nginx.conf')

/** Writes nginx's settings, and returns the arguments with which it reads them. They differ from those for containers in addresses and folders. */
export function writeBalancerSettings({
  folder,
  port,
  systemUser,
  apis,
  gateways,
}: BalancerOptions): readonly string[] {
  const file = join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${folder}/temporary;`,
  )
  const text = [
    [/^#.*\n#.*\nworker_processes auto;/, 'daemon off;\nworker_processes 1;'],
    ['pid /tmp/nginx.pid;', `pid ${folder}/nginx.pid;`],
    [/^ *#.*\n *resolver .*;$/m, temporary.join('\n')],
    [/server api:3000 resolve [^;]*;/, serversOf(apis)],
    [/server gateway:3000 resolve [^;]*;/, serversOf(gateways)],
    ['listen 8080;', `listen 127.0.0.1:${port} backlog=4096;`],
    // A demo shows its mails.
    ['    location /api/', '    location /dev/ { proxy_pass http://api; }\n    location /api/'],
  ].reduce(replaceOnce, readFileSync(TEMPLATE, 'utf8'))
  writeFor(systemUser, file, text)
  return ['-e', 'stderr', '-p', folder, '-c', file]
}

function replaceOnce(text: string, [from = '', to = '']: readonly (string | RegExp)[]): string {
  const replaced = text.replace(from, String(to))
  if (replaced === text) throw new Error(`${TEMPLATE} has no ${from}.`)
  return replaced
}

function serversOf(nodes: readonly Node[]): string {
  const servers = nodes.map(
    ({ port, isAway }) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=3s${isAway ? ' down' : ''};`,
  )
  return servers.join(' ')
}
