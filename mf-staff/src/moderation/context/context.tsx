import type { CaseContext, CaseMember } from 'contracts'
import { Link } from 'platform/runtime/router'
import { Fragment, type ReactNode } from 'react'
import { useFormat } from 'shared-state/format'
import { Badge } from 'shared-ui/badge'
import { useBrand } from '../../session/brand-context.ts'
import { useWords } from '../../use-words.ts'
import { useDecisionWords } from '../decisions/use-decision-words.ts'
import { queuePath } from '../moderated-kinds.ts'
import { useCaseTitle } from '../naming/use-case-title.ts'
import { useLanguageName } from '../naming/use-language-name.ts'
import { CasePicture } from '../pictures/case-picture.tsx'
import classes from './context.module.css'

/** All about the member that a decision needs, so that nobody has to look for it elsewhere. */
export function Context({ context }: { readonly context: CaseContext }) {
  const t = useWords()
  const { member, decisions, other_cases } = context
  return (
    <aside className={classes.root} aria-label={t('moderation.context')}>
      {member ? <Member member={member} /> : <p className={classes.muted}>{t('moderation.noAccount')}</p>}
      <Decisions decisions={decisions} />
      <OtherCases cases={other_cases} name={member?.name ?? ''} />
    </aside>
  )
}

function Member({ member }: { readonly member: CaseMember }) {
  const t = useWords()
  const format = useFormat()
  const brand = useBrand()
  const languageName = useLanguageName()
  const { name, age, gender, city, country, language, joined_at, status, about_me, photos, reported, acted } =
    member
  const place = [city, country && format.country(country)].filter(Boolean).join(', ')
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('moderation.joined'),
      <time key="joined" dateTime={joined_at} title={format.dateTime(joined_at)}>
        {format.relativeTime(joined_at)}
      </time>,
    ],
    [t('moderation.brand'), brand.name],
    [t('moderation.place'), place || '–'],
    [t('moderation.language'), languageName(language)],
    [t('moderation.spent'), t(`moderation.spending.${member.spent}`)],
    [
      t('moderation.reported'),
      reported === 0 ? t('moderation.never') : t('moderation.reportedCount', { count: reported, acted }),
    ],
  ]
  return (
    <section className={classes.part}>
      <h2>
        {name}, {age}
        {gender && <span className={classes.muted}> · {t(`moderation.genders.${gender}`)}</span>}
      </h2>
      <p className={classes.marks}>
        <Badge tone={status === 'confirmed' ? 'success' : 'warning'} look="soft">
          {t(`moderation.statuses.${status}`)}
        </Badge>
        {member.is_premium && (
          <Badge tone="primary" look="soft">
            {t('moderation.premium')}
          </Badge>
        )}
        {member.is_hidden && <Badge look="soft">{t('moderation.hidden')}</Badge>}
        {member.is_fictional && <Badge look="soft">{t('moderation.fictional')}</Badge>}
      </p>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {about_me && (
        <p className={classes.words} lang={language}>
          {about_me}
        </p>
      )}
      {photos.length > 0 && (
        <ol className={classes.photos} aria-label={t('moderation.photos', { name })}>
          {photos.map(({ id, thumb_filename, status: shown, is_private }, index) => (
            <li key={id} data-status={shown}>
              <CasePicture
                isSmall
                filename={thumb_filename}
                alt={t('moderation.photoNumber', { number: index + 1 })}
                width={160}
                height={200}
              />
              <span>
                {index + 1}
                {shown !== 'active' && ` · ${t(`moderation.photoStatus.${shown}`)}`}
                {is_private && ` · ${t('moderation.private')}`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Decisions({ decisions }: Pick<CaseContext, 'decisions'>) {
  const t = useWords()
  const words = useDecisionWords()
  const format = useFormat()
  return (
    <section className={classes.part}>
      <h2>{t('moderation.earlier')}</h2>
      {decisions.length === 0 ? (
        <p className={classes.muted}>{t('moderation.noDecisions')}</p>
      ) : (
        <ul className={classes.list}>
          {decisions.map(({ reference, kind, rule, facts, decided_at, decided_by, lifted_at }) => (
            <li key={reference} title={facts}>
              <strong>{words.action(kind)}</strong> · {words.rule(rule)}
              <span className={classes.muted}>
                {t('moderation.byAt', { name: decided_by, time: format.date(decided_at) })}
                {lifted_at && ` · ${t('moderation.lifted')}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function OtherCases({ cases, name }: { readonly cases: CaseContext['other_cases']; readonly name: string }) {
  const t = useWords()
  const format = useFormat()
  const brand = useBrand()
  const titleOf = useCaseTitle()
  if (cases.length === 0) return null
  return (
    <section className={classes.part}>
      <h2>{t('moderation.otherCases', { name })}</h2>
      <ul className={classes.list}>
        {cases.map(({ id, kind, of, opened_at }) => (
          <li key={id}>
            <Link to={queuePath(brand, null, id)}>{titleOf({ kind, of, member: null })}</Link>
            <span className={classes.muted}>{format.relativeTime(opened_at)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
