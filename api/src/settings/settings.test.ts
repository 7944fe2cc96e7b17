import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { SettingsTrouble } from '../settings-trouble.ts'
import { readSettings } from './settings.ts'

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'settings-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

test('without any settings the site is for this machine only', () => {
  const data = join(folder(), 'new')
  expect(readSettings({ DATA_DIR: data })).toEqual({
    host: 'localhost',
    port: 3000,
    data,
    secret: expect.stringMatching(/^[\w-]{43}$/),
    isSecure: false,
    isRendering: true,
    overrideHosts: [],
    releaseWebhooks: [],
    trustProxy: [],
    pushHosts: [],
    logLevel: 'warn',
    isPreparing: true,
    poolSize: 10,
    siteHosts: {},
    hasLocalMetrics: true,
    pageLimit: 6_000,
    drain: 0,
  })
})

test('reads every setting from the environment', () => {
  const env = {
    DATA_DIR: folder(),
    HOST: '0.0.0.0',
    PORT: '8080',
    SITE_SECRET: 'the same on every node',
    SITE_URL: 'https://amberly.example',
    OVERRIDE_HOSTS: 'localhost:4001,tunnel.example',
    BUNDLES_URL: 'https://cdn.example/bundles',
    SERVER_RENDERING: 'off',
    TRUST_PROXY: '127.0.0.1',
    GEOIP_FILE: '/var/lib/geoip/country.mmdb',
    COUNTRY_HEADER: 'CF-IPCountry',
    LOG_LEVEL: 'info',
    DATABASE_URL: 'postgres://site:secret@pooler.example/site',
    DATABASE_DIRECT_URL: 'postgres://site:secret@db.example/site',
    DATABASE_READ_URL: 'postgres://site:secret@replica.example/site',
    DATABASE_PREPARED: 'off',
    DATABASE_POOL: '40',
    REDIS_URL: 'redis://site:secret@redis.example:6379',
    SITE_HOSTS: 'amberly.example, she.example=she.localhost',
    METRICS_TOKEN: 'a long token',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318',
    OTEL_SERVICE_NAME: 'dating',
    OTEL_TRACES_SAMPLER_ARG: '0.5',
    PICTURES_PATH: '/stored-pictures/',
    RELEASE_WEBHOOK: 'https://chat.example/hook/1, http://10.0.0.7/hook',
    S3_ENDPOINT: 'https://s3.example',
    S3_REGION: 'eu-west-1',
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY: 'who',
    S3_SECRET_KEY: 'a secret',
    SMTP_URL: 'smtp://site:secret@mail.example:587',
    MAIL_WEBHOOK_AUTH: 'postmark:a-long-password-1',
    MAIL_FROM: 'no-reply@amberly.example',
    SMS_URL: 'vonage://abcd1234:a%20secret@api-eu.vonage.com',
    SMS_FROM: '+31612345678',
    PUSH_HOSTS: 'push.example.com, *.push.example.org',
    PAGE_LIMIT: '9000',
    DRAIN_SECONDS: '5',
  }
  expect(readSettings(env)).toEqual({
    host: '0.0.0.0',
    port: 8080,
    data: env.DATA_DIR,
    secret: 'the same on every node',
    isSecure: true,
    siteUrl: 'https://amberly.example',
    overrideHosts: ['localhost:4001', 'tunnel.example'],
    bundlesUrl: 'https://cdn.example/bundles',
    isRendering: false,
    trustProxy: ['127.0.0.1'],
    countryFile: '/var/lib/geoip/country.mmdb',
    countryHeader: 'cf-ipcountry',
    logLevel: 'info',
    databaseUrl: 'postgres://site:secret@pooler.example/site',
    databaseDirectUrl: 'postgres://site:secret@db.example/site',
    databaseReadUrl: 'postgres://site:secret@replica.example/site',
    isPreparing: false,
    poolSize: 40,
    redisUrl: 'redis://site:secret@redis.example:6379',
    siteHosts: { 'amberly.example': 'localhost', 'she.example': 'she.localhost' },
    metricsToken: 'a long token',
    tracing: { endpoint: 'http://collector.example:4318', service: 'dating', share: 0.5 },
    picturesPath: '/stored-pictures/',
    releaseWebhooks: ['https://chat.example/hook/1', 'http://10.0.0.7/hook'],
    s3: {
      endpoint: 'https://s3.example',
      region: 'eu-west-1',
      bucket: 'pictures',
      accessKey: 'who',
      secretKey: 'a secret',
    },
    mailWebhookAuth: 'postmark:a-long-password-1',
    smtpUrl: 'smtp://site:secret@mail.example:587',
    mailFrom: 'no-reply@amberly.example',
    sms: {
      provider: 'vonage',
      origin: 'https://api-eu.vonage.com',
      user: 'abcd1234',
      password: 'a secret',
      from: '+31612345678',
    },
    pushHosts: ['push.example.com', '*.push.example.org'],
    hasLocalMetrics: false,
    pageLimit: 9_000,
    drain: 5_000,
  })
})

test('a generated secret is stored, readable by its owner only', () => {
  const env = { DATA_DIR: folder() }
  const { secret } = readSettings(env)
  expect(readSettings(env).secret).toBe(secret)
  expect(readSettings({ DATA_DIR: folder() }).secret).not.toBe(secret)
  expect(statSync(join(env.DATA_DIR, 'secret')).mode & 0o777).toBe(0o600)
})

test('the metrics of a site with hosts of its own are not open, even if SITE_URL was forgotten', () => {
  const env = { DATA_DIR: folder(), SITE_HOSTS: 'amberly.example' }
  expect(readSettings(env)).toMatchObject({ hasLocalMetrics: false })
})

test.each(['http', '-1', '65536', '80.5', '3000x'])('PORT %s is refused', (port) => {
  expect(() => readSettings({ DATA_DIR: folder(), PORT: port })).toThrow(
    `PORT is '${port}', which is not a port`,
  )
})

test.each([
  ['DATABASE_URL', 'mysql://root:secret@db/x', 'DATABASE_URL is not a PostgreSQL URL: use postgres://'],
  ['DATABASE_URL', 'db.example', 'DATABASE_URL is not a PostgreSQL URL'],
  ['DATABASE_DIRECT_URL', 'mysql://root:secret@db/x', 'DATABASE_DIRECT_URL is not a PostgreSQL URL'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'OTEL_EXPORTER_OTLP_ENDPOINT is not a URL'],
  ['REDIS_URL', 'redis.example:secret', 'REDIS_URL is not the address of a Redis'],
  ['DATABASE_POOL', '0', "DATABASE_POOL is '0': use a whole number from 1 to 1000."],
  ['DATABASE_POOL', 'many', "DATABASE_POOL is 'many'"],
  ['SERVER_RENDERING', 'yes', "SERVER_RENDERING is 'yes': use on or off."],
  ['SITE_URL', 'amberly.example', "SITE_URL is 'amberly.example', which is not a URL: use https://host."],
  [
    'BUNDLES_URL',
    '/bundles',
    "BUNDLES_URL is '/bundles', which is not a URL: use https://cdn.example/bundles.",
  ],
  ['SMTP_URL', 'mail.example:secret', 'SMTP_URL is not the URL of a mail server: use smtp://'],
  ['RELEASE_WEBHOOK', 'chat.example/secret', 'RELEASE_WEBHOOK is not a URL'],
  ['RELEASE_WEBHOOK', 'https://me:secret@chat.example/', 'RELEASE_WEBHOOK is not a URL'],
  ['SMTP_URL', 'smtp:secret', 'SMTP_URL is not the URL of a mail server'],
  ['MAIL_FROM', 'Amberly <a@b>', "MAIL_FROM is 'Amberly <a@b>', which is not an address"],
  ['MAIL_WEBHOOK_AUTH', 'postmark:secret', 'MAIL_WEBHOOK_AUTH is not name:password'],
  ['SMS_URL', 'twilio://who:secret@api.twilio.com', 'SMS_FROM is missing'],
  ['SMS_FROM', 'Amberly', 'SMS_URL is missing'],
  ['PUSH_HOSTS', 'https://push.example.com', "PUSH_HOSTS contains 'https://push.example.com', which is not"],
  ['PUSH_HOSTS', '*.com', "PUSH_HOSTS contains '*.com', which is not a public host"],
  ['PUSH_HOSTS', '10.0.0.7', "PUSH_HOSTS contains '10.0.0.7', which is not a public host"],
  ['DRAIN_SECONDS', '-1', "DRAIN_SECONDS is '-1': use a whole number from 0 to 60."],
  ['PICTURES_PATH', 'pictures', "PICTURES_PATH is 'pictures', which is not a path"],
  ['SITE_HOSTS', 'https://a.example', "SITE_HOSTS contains 'https://a.example', which is not a host"],
])('%s with %j is refused with an explanation that contains no password', (name, value, sentence) => {
  const read = () => readSettings({ DATA_DIR: folder(), [name]: value })
  expect(read).toThrow(SettingsTrouble)
  expect(read).toThrow(sentence)
  expect(read).not.toThrow(/secret/)
})

test.each([
  ['https://who:secret@api.twilio.com', 'Amberly', 'SMS_URL is not the address of an SMS provider'],
  ['twilio://api.twilio.com', 'Amberly', 'SMS_URL is not the address of an SMS provider'],
  ['twilio://who:secret@api.twilio.com', 'Amberly & friends', "SMS_FROM is 'Amberly & friends'"],
])('the SMS provider %s with the sender %s is refused', (SMS_URL, SMS_FROM, sentence) => {
  const read = () => readSettings({ DATA_DIR: folder(), SMS_URL, SMS_FROM })
  expect(read).toThrow(sentence)
  expect(read).not.toThrow(/secret/)
})

test.each([
  [{}, 'S3_ACCESS_KEY is missing: S3_BUCKET needs it.'],
  [{ S3_ACCESS_KEY: 'who' }, 'S3_SECRET_KEY is missing'],
  [{ S3_ENDPOINT: 's3.example' }, "S3_ENDPOINT is 's3.example': use the URL of the store"],
])('an incomplete store for pictures (%j) is refused', (env, sentence) => {
  expect(() => readSettings({ DATA_DIR: folder(), S3_BUCKET: 'pictures', ...env })).toThrow(sentence)
})

test('a site on plain HTTP is not secure', () => {
  expect(readSettings({ DATA_DIR: folder(), SITE_URL: 'http://localhost:3000' }).isSecure).toBe(false)
})

test('lists may contain spaces, and an empty value counts as unset', () => {
  const data = mkdtempSync(join(tmpdir(), 'settings-'))
  onTestFinished(() => rmSync(data, { recursive: true }))
  const settings = readSettings({
    DATA_DIR: data,
    OVERRIDE_HOSTS: 'localhost:3101, localhost:3102',
    PORT: '',
    SITE_SECRET: '',
  })
  expect(settings.overrideHosts).toEqual(['localhost:3101', 'localhost:3102'])
  expect(settings.port).toBe(3000)
  expect(settings.secret.length).toBeGreaterThan(30)
})
