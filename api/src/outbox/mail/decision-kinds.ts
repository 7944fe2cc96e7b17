import { href } from 'contracts'
import { button, facts, footnote, paragraph, quote } from './elements.ts'
import { letter } from './phrases.ts'
import type { Templates } from './template.ts'

/** The templates of mails about decisions of staff. */
export const decisionKinds: Templates<'report-decided' | 'decision' | 'decision-reviewed'> = {
  'report-decided': ({ t, data: { reference, outcome }, name }) =>
    letter(
      t,
      { subject: t('report.subject', { reference }), text: t('report.text', { reference }), name },
      paragraph(t(outcome === 'acted' ? 'report.acted' : 'report.nothing')),
      paragraph(t('report.more')),
    ),

  decision: ({
    t,
    date,
    settings,
    data: { reference, kind, rule, facts: found, source, until = '', token = '' },
    name,
    link,
  }) =>
    letter(
      t,
      { subject: t('decision.subject', { reference }), text: t('decision.text'), name },
      paragraph(
        kind === 'suspend' ? t('decision.done.suspend', { date: date(until) }) : t(`decision.done.${kind}`),
      ),
      facts(t, [
        [t('decision.rule'), t(`decision.rules.${rule}`, { min_age: String(settings.min_age) })],
        [t('decision.source'), t(`decision.sources.${source}`)],
      ]),
      paragraph(t('decision.facts')),
      quote(found),
      paragraph(t('decision.object')),
      button(t('decision.button'), link(href('complaints'), { decision: token || reference })),
    ),

  'decision-reviewed': ({ t, data: { reference, isLifted, answer }, name }) =>
    letter(
      t,
      {
        subject: t('decision.subject', { reference }),
        text: t(isLifted ? 'decision.lifted' : 'decision.kept'),
        name,
      },
      quote(answer),
      footnote(t(isLifted ? 'decision.sorry' : 'decision.further')),
    ),
}
