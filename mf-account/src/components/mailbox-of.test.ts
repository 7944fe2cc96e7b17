import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox-of.ts'

test.each([
  ['robin@gmail.com', 'https://mail.google.com/'],
  ['Robin@GMail.com', 'https://mail.google.com/'],
  ['robin@hotmail.fr', 'https://outlook.live.com/mail/'],
  ['robin@yahoo.co.uk', 'https://mail.yahoo.com/'],
  ['robin@wp.pl', 'https://poczta.wp.pl/'],
  ['robin@example.com', undefined],
  ['robin@notgmail.com', undefined],
  ['robin@gmail.com.example.com', undefined],
  ['', undefined],
])('the webmail of %s is %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
