import { type CaseContext, type Image, isLikelyNude } from 'contracts'
import { useFormat } from 'shared-state/format'
import { Alert } from 'shared-ui/alert'
import { Badge } from 'shared-ui/badge'
import { useWords } from '../../use-words.ts'
import { useDecisionWords } from '../decisions/use-decision-words.ts'
import { CasePicture } from '../pictures/case-picture.tsx'
import classes from './case.module.css'
import { Messages } from './messages.tsx'
import { Reports } from './reports.tsx'

interface SubjectProps {
  readonly context: CaseContext
  /** Whether the case is in the moderator's hands. */
  readonly isMine: boolean
}

/** The thing that the case is about, as large as it goes. */
export function Subject({ context, isMine }: SubjectProps) {
  const t = useWords()
  const words = useDecisionWords()
  const format = useFormat()
  const { subject, member, case: about } = context
  switch (subject.kind) {
    case 'photo':
      return (
        <>
          {subject.like_rejected && (
            <Alert
              tone="warning"
              look="line"
              heading={t('moderation.likeRejected', { reason: words.reason(subject.like_rejected) })}
            />
          )}
          {subject.also_of.length > 0 && (
            <Alert
              tone="warning"
              look="line"
              heading={t('moderation.alsoOf', {
                names: format.list(subject.also_of.map(({ name }) => name)),
              })}
            />
          )}
          {isLikelyNude(about) && (
            <Alert
              tone="warning"
              look="line"
              heading={t('moderation.likelyNude', { share: about.guess ?? 0 })}
            />
          )}
          <Photo photo={subject.photo} />
        </>
      )
    case 'report':
      return (
        <div className={classes.reported}>
          <div className={classes.thing}>
            {(subject.photo || about.of === 'photo') && <Photo photo={subject.photo} />}
            {about.of === 'profile' && member && (
              <>
                <p className={classes.name}>{member.name}</p>
                <Quote text={member.about_me ?? ''} lang={about.language} />
              </>
            )}
            {subject.has_messages && isMine && about.state === 'waiting' && (
              <Messages id={about.id} name={member?.name ?? ''} />
            )}
          </div>
          <Reports reports={subject.reports} />
        </div>
      )
    case 'objection':
      return (
        <>
          <Quote text={subject.text} lang={about.language} />
          <section className={classes.decision}>
            <h2>{t('moderation.theDecision')}</h2>
            <p>
              <Badge look="soft">{words.action(subject.decision.kind)}</Badge>{' '}
              {words.rule(subject.decision.rule)}
            </p>
            <p>{subject.decision.facts}</p>
            <p className={classes.muted}>
              {t('moderation.byAt', {
                name: subject.decision.decided_by,
                time: format.dateTime(subject.decision.decided_at),
              })}
            </p>
            {subject.removed_text !== null && <Quote text={subject.removed_text} lang={about.language} />}
            {subject.removed_photo && <Photo photo={subject.removed_photo} />}
          </section>
        </>
      )
    case 'text':
    case 'name':
      return (
        <>
          <Quote text={subject.text} lang={about.language} />
          <p className={classes.marks}>
            {subject.flags.map((flag) => (
              <Badge key={flag} tone="warning" look="soft">
                {t(`moderation.flags.${flag}`)}
              </Badge>
            ))}
          </p>
        </>
      )
    case 'complaint':
      return <Quote text={subject.text} lang={about.language} />
  }
}

function Quote({ text, lang }: { readonly text: string; readonly lang: string }) {
  const t = useWords()
  if (text === '') return <p className={classes.muted}>{t('moderation.noText')}</p>
  return (
    <blockquote className={classes.quote} lang={lang}>
      {text}
    </blockquote>
  )
}

function Photo({ photo }: { readonly photo: Image | null }) {
  const t = useWords()
  if (!photo) return <p className={classes.muted}>{t('moderation.photoGone')}</p>
  return (
    <div className={classes.photo}>
      <CasePicture
        filename={photo.filename}
        width={photo.width}
        height={photo.height}
        alt={t('moderation.photoAlt')}
      />
    </div>
  )
}
