import { paths } from 'contracts'
import { ArrowLeft, Redo2, Undo2 } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { useSettings } from 'shared-state/session'
import { Badge } from 'shared-ui/badge'
import { Button } from 'shared-ui/button'
import { linkLook } from 'shared-ui/link'
import { addressOf } from '../document/address-of.ts'
import type { Place } from '../document/place.ts'
import { PageLinks } from '../page-links.tsx'
import { StatusBadge, useRevisionText } from '../status-badge.tsx'
import { useNow } from '../use-now.ts'
import { useStudioWords } from '../use-studio-words.ts'
import { ArchiveButton } from './archive-button.tsx'
import classes from './editor.module.css'
import { PublishButton } from './publish/publish-button.tsx'
import type { Action, EditorState } from './use-editor.ts'

interface ToolbarProps {
  readonly editor: EditorState
  /** Whether visitors’ pages could draw the document. */
  readonly mayPublish: boolean
  readonly onShow: (place: Place) => void
}

/** The document's address and state, and the actions on the whole of it, which stay in sight. */
export function Toolbar({ editor, mayPublish, onShow }: ToolbarProps) {
  const t = useStudioWords()
  const now = useNow()
  const { lander, isDirty, undo, redo, run, running } = editor
  const { niche } = useSettings()
  const revisionText = useRevisionText()
  const { rev, live_rev, status } = lander
  const isLive = status === 'live'
  const isPublished = isLive && live_rev === rev && !isDirty
  const button = (action: Action) => ({
    onPress: () => run(action),
    isPending: running === action,
    pendingLabel: t('editor.pending'),
  })
  return (
    <>
      <header className={classes.names}>
        <Link to={paths.studio} {...linkLook({ isStandalone: true })}>
          <ArrowLeft aria-hidden="true" /> {t('list.title')}
        </Link>
        <h1>{lander.kind === 'home' ? t('kinds.home') : addressOf(lander, niche)}</h1>
        <StatusBadge lander={lander} now={now} />
        {isDirty && <Badge tone="warning">{t('editor.dirty')}</Badge>}
        <span role="status" className={classes.rev}>
          {revisionText(lander, now)}
        </span>
        <div className={classes.actions}>
          <PageLinks lander={lander} now={now} />
          {isLive && <ArchiveButton editor={editor} />}
        </div>
      </header>
      <div className={classes.bar}>
        <Button
          variant="quiet"
          isIcon
          aria-label={t('editor.undo')}
          isDisabled={!undo}
          onPress={() => undo?.()}
        >
          <Undo2 aria-hidden="true" />
        </Button>
        <Button
          variant="quiet"
          isIcon
          aria-label={t('editor.redo')}
          isDisabled={!redo}
          onPress={() => redo?.()}
        >
          <Redo2 aria-hidden="true" />
        </Button>
        <div className={classes.actions}>
          <Button variant="secondary" isDisabled={!isDirty} {...button('save')}>
            {t('editor.save')}
          </Button>
          <PublishButton
            editor={editor}
            onShow={onShow}
            isDisabled={!mayPublish || isPublished}
            {...button('publish')}
          >
            {t('editor.publish')}
          </PublishButton>
        </div>
      </div>
    </>
  )
}
