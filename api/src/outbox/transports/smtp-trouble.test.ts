import { expect, test } from 'vitest'
import { Undeliverable } from '../undeliverable.ts'
import { smtpTrouble } from './smtp-trouble.ts'

const rcpt = (response: string) => ({
  code: 'EENVELOPE',
  command: 'RCPT TO',
  response,
  responseCode: Number(response.slice(0, 3)),
})

test.each([
  [rcpt('550 5.1.1 <ann@example.com> no such user'), 'gone', '550 5.1.1'],
  [rcpt('550 no such user'), 'gone', '550'],
  [rcpt('553 mailbox name not allowed'), 'gone', '553'],
  [rcpt('550 5.2.1 disabled'), 'gone', '550 5.2.1'],
  [rcpt('552 5.2.2 mailbox full'), 'dead', '552 5.2.2'],
  [rcpt('550 5.7.1 your address is on a list'), 'dead', '550 5.7.1'],
  [rcpt('554 refused'), 'dead', '554'],
  [rcpt('450 4.2.0 greylisted'), 'again', '450 4.2.0'],
  [rcpt('421 busy'), 'again', '421'],
  [{ ...rcpt('550 5.1.8 bad sender'), command: 'MAIL FROM' }, 'dead', '550 5.1.8'],
  [{ code: 'EMESSAGE', command: 'DATA', response: '554 spam', responseCode: 554 }, 'dead', '554'],
  [
    { code: 'EAUTH', command: 'AUTH PLAIN', response: '535 5.7.8 wrong', responseCode: 535 },
    'again',
    '535 5.7.8',
  ],
  [{ code: 'ETLS', command: 'STARTTLS', response: '502 no', responseCode: 502 }, 'again', '502'],
  [{ code: 'EPROTOCOL', command: 'CONN', response: '554 no', responseCode: 554 }, 'again', '554'],
  [{ code: 'ECONNREFUSED' }, 'again', 'ECONNREFUSED'],
  [{ code: 'ETIMEDOUT', command: 'CONN' }, 'again', 'ETIMEDOUT'],
  [new Error('who knows'), 'again', 'no answer'],
  [undefined, 'again', 'no answer'],
])('classifies %j as %s', (error, verdict, text) => {
  const trouble = smtpTrouble(error)
  const isDead = trouble instanceof Undeliverable
  expect(isDead ? (trouble.isGone ? 'gone' : 'dead') : 'again').toBe(verdict)
  expect(trouble.message).toContain(text)
  expect(trouble.message).not.toContain('example.com')
})
