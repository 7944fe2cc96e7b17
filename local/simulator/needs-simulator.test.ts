import { expect, test } from 'vitest'
import { needsSimulator } from './needs-simulator.ts'

const switchAccount = { url: 'https://switch.example', key: 'key', webhookKey: 'webhook key' }
const local = { siteHosts: {}, host: 'localhost' }
const siteUrl = 'https://amberly.example'
const siteHosts = { 'amberly.example': 'localhost' }

test.each([
  ['nothing is set', {}],
  ['it listens on 127.0.0.1', { host: '127.0.0.1' }],
  ['it listens on 127.1.2.3', { host: '127.1.2.3' }],
  ['it listens on ::1', { host: '::1' }],
])('a site needs the simulator if %s', (_, change) => {
  expect(needsSimulator({ ...local, ...change })).toBe(true)
})

test.each([
  ['SITE_URL is set', { siteUrl }],
  ['SITE_URL names this machine', { siteUrl: 'http://localhost:3000' }],
  ['SITE_HOSTS is set', { siteHosts }],
  ['both are set', { siteUrl, siteHosts }],
  ['it listens on all addresses', { host: '0.0.0.0' }],
  ['it listens on all IPv6 addresses', { host: '::' }],
  ['it listens on an address of the network', { host: '192.168.1.2' }],
  ['it listens on a name', { host: 'amberly.example' }],
  ['it listens on a name that looks like loopback', { host: '127.0.0.1.example' }],
  ['PAYMENTS_URL names a switch', { switchAccount }],
])('a site never has the simulator if %s', (_, change) => {
  expect(needsSimulator({ ...local, ...change })).toBe(false)
})
