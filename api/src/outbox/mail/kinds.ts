import { href } from 'contracts'
import type { MailData } from '../message.ts'
import { plainName } from '../plain-name.ts'
import type { Translate } from '../words.ts'
import { decisionKinds } from './decision-kinds.ts'
import { button, facts, footnote, paragraph, portrait, quote } from './elements.ts'
import { paymentKinds } from './payment-kinds.ts'
import { letter, linked, percentIn } from './phrases.ts'
import type { TemplateInput, Templates } from './template.ts'

/** The numbers of a digest, without those that are 0. */
function counts(t: Translate, { messages, likes, matches }: MailData['news']) {
  const all = [
    [t('news.messages'), messages],
    [t('news.likes'), likes],
    [t('news.matches'), matches],
  ] as const
  const some = all.flatMap(([label, count]) => (count > 0 ? [[label, String(count)] as const] : []))
  return facts(t, some)
}

/** The link that confirms the address, below the member to whom the recipient wrote or gave a like. The subject doesn't name them. */
function confirming(
  { token, receiver, liked }: MailData['activate'],
  { t, link, settings }: Pick<TemplateInput<unknown>, 't' | 'link' | 'settings'>,
) {
  const to = linked(t, t('activate.button'), link(href('activate-done'), { token }))
  const other = receiver ?? liked
  if (!other) return to
  const name = plainName(other.name)
  const picture = other.picture === null ? undefined : link(settings.cdn_prefix + other.picture)
  const caption = t(receiver ? 'activate.answer.from' : 'activate.like.from', { name })
  return [portrait(name, picture, caption), ...to]
}

/** The template of each kind of mail. */
export const kinds: Templates = {
  ...paymentKinds,
  ...decisionKinds,

  activate: ({ data, ...input }) => {
    const { t, site } = input
    const { receiver, liked } = data
    const opening = receiver
      ? { subject: t('activate.answer.subject'), text: t('activate.answer.text') }
      : liked
        ? { subject: t('activate.like.subject'), text: t('activate.like.text') }
        : { subject: t('activate.subject'), text: t('activate.text') }
    return letter(t, opening, ...confirming(data, input), footnote(t('activate.note', { site })))
  },

  'reset-password': ({ t, data, name, link }) =>
    letter(
      t,
      { subject: t('reset.subject'), text: t('reset.text'), name },
      ...linked(t, t('reset.button'), link(href('reset-password-do'), data)),
      footnote(t('reset.note')),
    ),

  // The address may be anyone's, so there is no greeting by name.
  'mail-change': ({ t, data, link }) =>
    letter(
      t,
      { subject: t('change.subject'), text: t('change.text') },
      ...linked(t, t('change.button'), link(href('mail-change-do'), data)),
      footnote(t('change.note')),
    ),

  'mail-change-notice': ({ t, data, name, link }) =>
    letter(
      t,
      { subject: t('notice.subject'), text: t('notice.text'), name },
      paragraph(t('undo.more')),
      ...linked(t, t('undo.button'), link(href('mail-change-do'), { undo: data.token })),
    ),

  'mail-changed': ({ t, data, name, link }) =>
    letter(
      t,
      { subject: t('moved.subject'), text: t('moved.text'), name },
      paragraph(t('undo.more')),
      ...linked(t, t('undo.button'), link(href('mail-change-do'), { undo: data.token })),
    ),

  'already-member': ({ t, name, link }) =>
    letter(
      t,
      { subject: t('already.subject'), text: t('already.text'), name },
      paragraph(t('already.more')),
      button(t('already.button'), link(href('login'))),
    ),

  'account-deletion': ({ t, date, data: { token, deletedAt }, name, link }) =>
    letter(
      t,
      { subject: t('deletion.subject'), text: t('deletion.text', { date: date(deletedAt) }), name },
      paragraph(t('deletion.more')),
      ...linked(t, t('deletion.button'), link(href('account-deleted'), { token })),
      footnote(t('deletion.note')),
    ),

  'password-changed': ({ t, date, data: { changedAt }, name, link }) =>
    letter(
      t,
      { subject: t('password.subject'), text: t('password.text', { date: date(changedAt) }), name },
      paragraph(t('password.more')),
      button(t('password.button'), link(href('reset-password'))),
    ),

  'second-factor-changed': ({ t, date, data: { change, changedAt }, name, link }) =>
    letter(
      t,
      { subject: t('factor.subject'), text: t(`factor.${change}`, { date: date(changedAt) }), name },
      paragraph(t('factor.more')),
      button(t('password.button'), link(href('reset-password'))),
    ),

  'data-ready': ({ t, name, link }) =>
    letter(
      t,
      { subject: t('data.subject'), text: t('data.text'), name },
      button(t('data.button'), link(href('notifications'))),
      footnote(t('data.note')),
    ),

  'complaint-received': ({ t, data: { reference, token }, link }) =>
    letter(
      t,
      { subject: t('received.subject', { reference }), text: t('received.text') },
      paragraph(t('received.more', { reference })),
      token !== undefined && button(t('received.button'), link(href('complaints'), { complaint: token })),
    ),

  'complaint-answered': ({ t, data: { reference, answer } }) =>
    letter(
      t,
      { subject: t('answered.subject', { reference }), text: t('answered.text', { reference }) },
      quote(answer),
      paragraph(t('answered.more')),
    ),

  announcement: ({ t, data: { about, subject, text }, name, link }) => {
    const [first = '', ...more] = text.split(/\n\s*\n/)
    return letter(
      t,
      { subject, text: first, name },
      ...more.map(paragraph),
      ...(about === 'terms' ? [button(t('announcement.button'), link(href('pages-terms')))] : []),
    )
  },

  news: ({ t, data, name, link }) =>
    letter(
      t,
      { subject: t('news.subject'), text: t('news.text'), name },
      counts(t, data),
      button(t('news.button'), link(data.messages > 0 ? href('chats') : href('likes'))),
    ),

  return: ({ t, data, name, link }) =>
    letter(
      t,
      { subject: t('return.subject'), text: t('return.text'), name },
      counts(t, data),
      button(t('news.button'), link(data.messages > 0 ? href('chats') : href('likes'))),
      footnote(t('return.note')),
    ),

  // As in the first mail, there is no greeting by name: the address may be anyone's.
  'activate-reminder': ({ data, ...input }) => {
    const { t, site } = input
    const opening = { subject: t('remind.subject'), text: t('remind.text', { site }) }
    return letter(t, opening, ...confirming(data, input), footnote(t('remind.note')))
  },

  offer: ({ t, locale, date, data: { percentage, expires }, name, link }) => {
    const percent = percentIn(locale, percentage)
    // The moment before midnight belongs to the day of the offer.
    const lastMoment = new Date(new Date(expires).getTime() - 1).toISOString()
    return letter(
      t,
      { subject: t('offer.subject', { percent }), text: t('offer.text', { percent }), name },
      paragraph(t('offer.more', { date: date(lastMoment) })),
      button(t('offer.button'), link(href('credits'))),
    )
  },

  'photo-approved': ({ t, name, link }) =>
    letter(
      t,
      { subject: t('approved.subject'), text: t('approved.text'), name },
      button(t('approved.button'), link(href('profile'))),
    ),
}
