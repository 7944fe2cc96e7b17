const MAILBOXES: Readonly<Record<string, readonly string[]>> = {
  'https://mail.google.com/': ['gmail.com', 'googlemail.com'],
  'https://outlook.live.com/mail/': ['outlook.', 'hotmail.', 'live.', 'msn.com'],
  'https://mail.yahoo.com/': ['yahoo.', 'ymail.com'],
  'https://www.icloud.com/mail/': ['icloud.com', 'me.com', 'mac.com'],
  'https://mail.proton.me/': ['proton.me', 'protonmail.com', 'pm.me'],
  'https://www.gmx.net/': ['gmx.'],
  'https://web.de/': ['web.de'],
  'https://mail.orange.fr/': ['orange.fr', 'wanadoo.fr'],
  'https://webmail.kpnmail.nl/': ['kpnmail.nl'],
  'https://mail.libero.it/': ['libero.it'],
  'https://poczta.wp.pl/': ['wp.pl'],
  'https://poczta.onet.pl/': ['onet.pl', 'op.pl'],
}

/** The webmail address of a widely used mail provider; undefined for all others. */
export function mailboxOf(email: string): string | undefined {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  const isOf = (known: string) => (known.endsWith('.') ? domain.startsWith(known) : domain === known)
  return Object.keys(MAILBOXES).find((mailbox) => MAILBOXES[mailbox]?.some(isOf))
}
