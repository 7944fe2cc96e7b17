import { twinVariants } from 'contracts'
import { useState } from 'react'
import { useQuery } from 'shared-state/query'
import { useSettings } from 'shared-state/session'
import { Button, type ButtonProps } from 'shared-ui/button'
import { Dialog } from 'shared-ui/dialog'
import { addressOf } from '../../document/address-of.ts'
import type { Place } from '../../document/place.ts'
import { Loaded } from '../../loaded.tsx'
import { revisionQuery } from '../../queries/studio-queries.ts'
import { useStudioWords } from '../../use-studio-words.ts'
import { useOutdatedText } from '../../warnings.ts'
import type { EditorState } from '../use-editor.ts'
import { PublishSheet } from './publish-sheet.tsx'

interface PublishButtonProps extends ButtonProps {
  readonly editor: EditorState
  /** An earlier revision that it publishes again; without one, what is in the editor. */
  readonly rev?: number
  /** Leads to a place where what the sheet says can be changed. */
  readonly onShow?: (place: Place) => void
  readonly onPress: () => void
}

/** Publishes, after a sheet that says what visitors then get. */
export function PublishButton({ editor, rev, onShow, onPress, ...props }: PublishButtonProps) {
  const t = useStudioWords()
  const { niche } = useSettings()
  const [isOpen, setOpen] = useState(false)
  const { lander } = editor
  const revision = useQuery({
    ...revisionQuery(lander.id, rev ?? lander.rev),
    enabled: isOpen && rev !== undefined,
  })
  const opened = rev === undefined ? { lander, content: editor.content } : revision.data
  const outdatedText = useOutdatedText()
  const asks = opened && outdatedText(opened.content) !== undefined
  const isRefused = !opened || twinVariants(opened.content).length > 0

  function publish() {
    setOpen(false)
    onPress()
  }

  function show(place: Place) {
    setOpen(false)
    onShow?.(place)
  }

  return (
    <>
      <Button {...props} aria-haspopup="dialog" onPress={() => setOpen(true)} />
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        size="large"
        heading={t('publish.heading', {
          page: lander.kind === 'home' ? t('kinds.home') : addressOf(lander, niche),
        })}
        closeLabel={t('editor.close')}
        actions={
          <>
            <Button slot="close" variant="quiet">
              {t('standing.keep')}
            </Button>
            <Button isDisabled={isRefused} onPress={publish}>
              {t(asks ? 'outdated.publish' : 'editor.publish')}
            </Button>
          </>
        }
      >
        <Loaded query={{ ...revision, data: opened }}>
          {({ content }) => <PublishSheet lander={lander} content={content} onShow={onShow && show} />}
        </Loaded>
      </Dialog>
    </>
  )
}
