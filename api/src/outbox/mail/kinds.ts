import { href } from 'contracts'
import type { MailData } from '../message.ts'
import type { Translate } from '../words.ts'
import { button, facts, footnote, paragraph, quote } from './elements.ts'
import { paymentKinds } from './payment-kinds.ts'
import { dateIn, greeting, linked, percentIn } from './phrases.ts'
import type { Templates } from './template.ts'

/** The numbers of a digest, without those that are 0. */
function counts(t: Translate, { messages, likes, matches }: MailData['news']) {
  const all = [
    [t('news.messages'), messages],
    [t('news.likes'), likes],
    [t('news.matches'), matches],
  ] as const
  return facts(
    t,
    all.flatMap(([label, count]) => (count > 0 ? [[label, String(count)] as const] : [])),
  )
}

/** The template of each kind of mail. */
export const kinds: Templates = {
  ...paymentKinds,

  activate: ({ t, data, site, link }) => ({
    subject: t('activate.subject'),
    preheader: t('activate.text'),
    body: [
      paragraph(t('activate.text')),
      ...linked(t, t('activate.button'), link(href('activate-done'), data)),
      footnote(t('activate.note', { site })),
    ],
  }),

  'reset-password': ({ t, data, name, link }) => ({
    subject: t('reset.subject'),
    preheader: t('reset.text'),
    body: [
      ...greeting(t, name),
      paragraph(t('reset.text')),
      ...linked(t, t('reset.button'), link(href('reset-password-do'), data)),
      footnote(t('reset.note')),
    ],
  }),

  // The address may be anyone's, so there is no greeting by name.
  'mail-change': ({ t, data, link }) => ({
    subject: t('change.subject'),
    preheader: t('change.text'),
    body: [
      paragraph(t('change.text')),
      ...linked(t, t('change.button'), link(href('mail-change-do'), data)),
      footnote(t('change.note')),
    ],
  }),

  'mail-change-notice': ({ t, data, name, link }) => ({
    subject: t('notice.subject'),
    preheader: t('notice.text'),
    body: [
      ...greeting(t, name),
      paragraph(t('notice.text')),
      paragraph(t('undo.more')),
      ...linked(t, t('undo.button'), link(href('mail-change-do'), { undo: data.token })),
    ],
  }),

  'mail-changed': ({ t, data, name, link }) => ({
    subject: t('moved.subject'),
    preheader: t('moved.text'),
    body: [
      ...greeting(t, name),
      paragraph(t('moved.text')),
      paragraph(t('undo.more')),
      ...linked(t, t('undo.button'), link(href('mail-change-do'), { undo: data.token })),
    ],
  }),

  'already-member': ({ t, name, link }) => ({
    subject: t('already.subject'),
    preheader: t('already.text'),
    body: [
      ...greeting(t, name),
      paragraph(t('already.text')),
      paragraph(t('already.more')),
      button(t('already.button'), link(href('login'))),
    ],
  }),

  'account-deletion': ({ t, locale, data: { token, deletedAt }, name, link }) => ({
    subject: t('deletion.subject'),
    preheader: t('deletion.text', { date: dateIn(locale, deletedAt) }),
    body: [
      ...greeting(t, name),
      paragraph(t('deletion.text', { date: dateIn(locale, deletedAt) })),
      paragraph(t('deletion.more')),
      ...linked(t, t('deletion.button'), link(href('account-deleted'), { token })),
      footnote(t('deletion.note')),
    ],
  }),

  'password-changed': ({ t, locale, data: { changedAt }, name, link }) => ({
    subject: t('password.subject'),
    preheader: t('password.text', { date: dateIn(locale, changedAt) }),
    body: [
      ...greeting(t, name),
      paragraph(t('password.text', { date: dateIn(locale, changedAt) })),
      paragraph(t('password.more')),
      button(t('password.button'), link(href('reset-password'))),
    ],
  }),

  'complaint-received': ({ t, data: { reference } }) => ({
    subject: t('received.subject', { reference }),
    preheader: t('received.text'),
    body: [paragraph(t('received.text')), paragraph(t('received.more', { reference }))],
  }),

  'complaint-answered': ({ t, data: { reference, answer } }) => ({
    subject: t('answered.subject', { reference }),
    preheader: t('answered.text', { reference }),
    body: [paragraph(t('answered.text', { reference })), quote(answer), paragraph(t('answered.more'))],
  }),

  'report-decided': ({ t, data: { reference, outcome }, name }) => ({
    subject: t('report.subject', { reference }),
    preheader: t('report.text', { reference }),
    body: [
      ...greeting(t, name),
      paragraph(t('report.text', { reference })),
      paragraph(t(outcome === 'acted' ? 'report.acted' : 'report.nothing')),
      paragraph(t('report.more')),
    ],
  }),

  news: ({ t, data, name, link }) => ({
    subject: t('news.subject'),
    preheader: t('news.text'),
    body: [
      ...greeting(t, name),
      paragraph(t('news.text')),
      counts(t, data),
      button(t('news.button'), link(data.messages > 0 ? href('chats') : href('likes'))),
    ],
  }),

  return: ({ t, data, name, link }) => ({
    subject: t('return.subject'),
    preheader: t('return.text'),
    body: [
      ...greeting(t, name),
      paragraph(t('return.text')),
      counts(t, data),
      button(t('news.button'), link(data.messages > 0 ? href('chats') : href('likes'))),
      footnote(t('return.note')),
    ],
  }),

  // As in the first mail, there is no greeting by name: the address may be anyone's.
  'activate-reminder': ({ t, data, site, link }) => ({
    subject: t('remind.subject'),
    preheader: t('remind.text', { site }),
    body: [
      paragraph(t('remind.text', { site })),
      ...linked(t, t('activate.button'), link(href('activate-done'), data)),
      footnote(t('remind.note')),
    ],
  }),

  offer: ({ t, locale, data: { percentage, expires }, name, link }) => {
    const percent = percentIn(locale, percentage)
    // The moment before midnight belongs to the day of the offer.
    const lastMoment = new Date(new Date(expires).getTime() - 1).toISOString()
    return {
      subject: t('offer.subject', { percent }),
      preheader: t('offer.text', { percent }),
      body: [
        ...greeting(t, name),
        paragraph(t('offer.text', { percent })),
        paragraph(t('offer.more', { date: dateIn(locale, lastMoment) })),
        button(t('offer.button'), link(href('credits'))),
      ],
    }
  },

  'photo-approved': ({ t, name, link }) => ({
    subject: t('approved.subject'),
    preheader: t('approved.text'),
    body: [
      ...greeting(t, name),
      paragraph(t('approved.text')),
      button(t('approved.button'), link(href('profile'))),
    ],
  }),

  'photo-rejected': ({ t, name, link }) => ({
    subject: t('picture.subject'),
    preheader: t('picture.text'),
    body: [
      ...greeting(t, name),
      paragraph(t('picture.text')),
      paragraph(t('picture.more')),
      button(t('picture.button'), link(href('profile'))),
    ],
  }),
}
