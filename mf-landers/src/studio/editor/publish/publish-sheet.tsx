import { type LanderContent, type LanderSummary, pageNameOf, twinVariants } from 'contracts'
import type { ReactNode } from 'react'
import { useQuery } from 'shared-state/query'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { Disclosure } from 'shared-ui/disclosure'
import type { Place, TabName } from '../../document/place.ts'
import { useNumberedName } from '../../fields/use-names.ts'
import { Loaded } from '../../loaded.tsx'
import { revisionQuery } from '../../queries/studio-queries.ts'
import { useNow } from '../../use-now.ts'
import { useStudioWords } from '../../use-studio-words.ts'
import {
  useOfflineText,
  useOutdatedText,
  useReplacedText,
  useUnlistedText,
  useUntranslatedText,
} from '../../warnings.ts'
import { compareContents } from '../revisions/compare.ts'
import { DifferenceTable } from '../revisions/difference-table.tsx'
import classes from './publish.module.css'
import { useLanguagesText, useNoticeTexts, useVariantTexts, useWhenText } from './publish-texts.ts'

interface PublishSheetProps {
  readonly lander: LanderSummary
  /** The text that visitors get if it is published. */
  readonly content: LanderContent
  /** Undefined where nothing can be changed. */
  readonly onShow: ((place: Place) => void) | undefined
}

/** Says what goes live, when, in which languages and which variants. */
export function PublishSheet({ lander, content, onShow }: PublishSheetProps) {
  const t = useStudioWords()
  const now = useNow()
  const offline = useOfflineText()(lander, content.schedule, now)
  const replaced = useReplacedText()(content)
  const unlisted = useUnlistedText()(content)
  const outdated = useOutdatedText()(content)
  const untranslated = useUntranslatedText()(content)
  const complete = useLanguagesText()(content)
  const whenText = useWhenText()
  const notices = useNoticeTexts()(content, now)
  const variants = useVariantTexts()(content)
  const twins = twinVariants(content)

  const fact = (name: string, tab: TabName, children: ReactNode) => (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd className={classes.value}>{children}</dd>
      {onShow && (
        <dd className={classes.change}>
          <Button
            variant="quiet"
            size="small"
            aria-label={t('publish.changeOf', { fact: name })}
            onPress={() => onShow({ tab })}
          >
            {t('publish.change')}
          </Button>
        </dd>
      )}
    </div>
  )
  const warn = (text: string | undefined) => text !== undefined && <Alert tone="warning">{text}</Alert>

  return (
    <dl>
      {fact(
        t('publish.what'),
        'blocks',
        <>
          <What lander={lander} content={content} />
          {lander.status !== 'live' && warn(replaced)}
          {warn(unlisted)}
        </>,
      )}
      {fact(
        t('publish.when'),
        'page',
        <>
          <p>{whenText(content.schedule, now)}</p>
          {warn(offline)}
          {notices.length > 0 && (
            <Alert tone="warning">
              {notices.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </Alert>
          )}
        </>,
      )}
      {fact(
        t('languages.tab'),
        'languages',
        <>
          <p>{complete}</p>
          {outdated !== undefined && (
            <Alert tone="warning">
              <p>{outdated}</p>
              {onShow && (
                <Button variant="secondary" size="small" onPress={() => onShow({ tab: 'languages' })}>
                  {t('outdated.open')}
                </Button>
              )}
            </Alert>
          )}
          {warn(untranslated)}
        </>,
      )}
      {/* A built-in page has none. */}
      {!pageNameOf(content) &&
        fact(
          t('publish.variants'),
          'experiment',
          <>
            {variants.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {twins.length > 0 && (
              <Alert tone="danger">
                {t('experiment.same', { variants: twins.join(', ').toUpperCase() })}
              </Alert>
            )}
          </>,
        )}
    </dl>
  )
}

/** The differences from what visitors get now, or the parts of a page that they don't get yet. */
function What({ lander: { id, live_rev }, content }: Pick<PublishSheetProps, 'lander' | 'content'>) {
  const t = useStudioWords()
  const nameOfBlock = useNumberedName()
  const query = useQuery({ ...revisionQuery(id, live_rev ?? 1), enabled: live_rev !== null })
  if (live_rev === null) {
    const names = content.blocks.map((block) => nameOfBlock(content, block.id))
    return <p>{t('publish.whole', { parts: names.join(', ') })}</p>
  }
  return (
    <Loaded query={query}>
      {({ content: seen }) => {
        const { length: count } = compareContents(seen, content)
        if (count === 0) return <p>{t('history.same')}</p>
        return (
          <Disclosure heading={t('publish.changes', { count, rev: live_rev })}>
            <DifferenceTable rev={live_rev} before={seen} after={content} />
          </Disclosure>
        )
      }}
    </Loaded>
  )
}
