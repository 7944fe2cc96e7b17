import { expect, test } from 'vitest'
import { paymentSource } from './payment-source.ts'

const switchAccount = { url: 'https://switch.example', key: 'key', webhookKey: 'webhook key' }
const local = { siteHosts: {}, host: 'localhost' }
const siteUrl = 'https://amberly.example'
const siteHosts = { 'amberly.example': 'localhost' }

test.each([
  ['nothing is set', {}],
  ['it listens on 127.0.0.1', { host: '127.0.0.1' }],
  ['it listens on 127.1.2.3', { host: '127.1.2.3' }],
  ['it listens on ::1', { host: '::1' }],
])('the simulator takes the payments if %s', (_, change) => {
  expect(paymentSource({ ...local, ...change })).toEqual({ kind: 'embedded' })
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
])('nothing is for sale if %s', (_, change) => {
  expect(paymentSource({ ...local, ...change })).toEqual({ kind: 'none' })
})

test.each([
  ['nothing else is set', {}],
  ['SITE_URL is set', { siteUrl }],
  ['SITE_HOSTS is set', { siteHosts }],
  ['it listens on all addresses', { host: '0.0.0.0' }],
])('the switch that PAYMENTS_URL names takes the payments if %s', (_, change) => {
  const source = paymentSource({ ...local, ...change, switchAccount })
  expect(source).toEqual({ kind: 'switch', account: switchAccount })
})
