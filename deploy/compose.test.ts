import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { readSettings } from '../api/src/settings/settings.ts'

interface Service {
  readonly command?: readonly string[]
  readonly environment?: Readonly<Record<string, string | number>>
  readonly volumes?: readonly string[]
  readonly read_only?: boolean
}

const readText = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), 'utf8')
const { services, volumes }: { services: Record<string, Service>; volumes: object } = parse(
  readText('compose.yaml'),
  { merge: true },
)

test('every part is there, and each role has a process', () => {
  const parts = ['api', 'gateway', 'jobs', 'nginx', 'pgbouncer', 'postgres', 'prometheus', 'redis']
  expect(Object.keys(services).sort()).toEqual(parts)
  for (const role of ['api', 'gateway', 'jobs'])
    expect(services[role]).toMatchObject({ command: ['api/src/main.ts', '--role', role], read_only: true })
})

test('every file that a part reads is there, or an operator’s own', () => {
  const own = ['./metrics-token']
  const mounted = Object.values(services).flatMap((service) => service.volumes ?? [])
  const sources = mounted.map((text) => text.split(':')[0] ?? '')
  const files = sources.filter((source) => source.startsWith('.') && !own.includes(source))
  expect(files.filter((file) => !existsSync(join(import.meta.dirname, file)))).toEqual([])
  const named = sources.filter((source) => !source.startsWith('.'))
  expect(Object.keys(volumes)).toEqual(expect.arrayContaining(named))
})

test('the site can read its settings', () => {
  const environment = Object.entries(services['api']?.environment ?? {})
  const given = environment.map(([name, value]) => [
    name,
    String(value).replaceAll(/\$\{\w+:\?\}/g, 'secret'),
  ])
  const env = {
    ...parseEnv(readText('site.env.example')),
    ...Object.fromEntries(given),
    SITE_SECRET: 'a secret',
  }
  expect(readSettings(env)).toMatchObject({ isSecure: true, drain: 10_000, trustProxy: ['10.77.0.0/16'] })
})

test('Redis may not grow without end, nor refuse to forget', () => {
  const settings = readText('redis/redis.conf')
  expect(settings).toMatch(/^maxmemory \d+[gm]b$/m)
  expect(settings).toMatch(/^maxmemory-policy volatile-ttl$/m)
  expect(services['redis']?.volumes).toEqual(['./redis/redis.conf:/etc/valkey/valkey.conf:ro'])
})

test('nginx can read its configuration', ({ skip }) => {
  if (spawnSync('nginx', ['-v']).error) skip('nginx is not installed')
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  // Debian's nginx can't look up names again and again, and there are none of Docker's here.
  const text = readText('nginx/nginx.conf')
    .replaceAll(/server (api|gateway):3000 resolve/g, 'server 127.0.0.1:3000')
    .replace('/tmp/nginx.pid', join(folder, 'nginx.pid'))
  writeFileSync(join(folder, 'nginx.conf'), text)
  const { status, stderr } = spawnSync('nginx', ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')], {
    encoding: 'utf8',
  })
  expect([status, status === 0 ? '' : stderr]).toEqual([0, ''])
})
