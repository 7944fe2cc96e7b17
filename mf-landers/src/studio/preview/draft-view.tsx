import { isMemberTemplate } from 'contracts'
import { useSearchParams } from 'platform/runtime/router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { showInLocale } from 'shared-state/i18n'
import { useSettings } from 'shared-state/session'
import { FramedBlocks } from '../../block/framed-blocks.tsx'
import { LanderBlocks, type LanderBlocksProps } from '../../block/lander-blocks.tsx'
import type { Template } from '../../block/template.ts'
import { ChosenBlocks } from '../../documents/chosen/chosen-blocks.tsx'
import { useFaces } from '../../faces/use-faces.ts'
import { Portrait } from '../../pictures/portrait.tsx'
import { portraitsFor } from '../../pictures/portraits-for.ts'
import { loadTemplate } from '../document/template-modules.ts'
import { ChosenFrame, ID, marked } from './chosen-frame.tsx'
import classes from './draft-view.module.css'
import { type PreviewMessage, readPreview, readyMessage } from './preview-message.ts'

/** Inside the preview's frame: the draft as visitors would see it. Its links lead nowhere. */
export function DraftView() {
  const [search] = useSearchParams()
  const draft = search.get('draft') ?? ''
  const [shown, setShown] = useState<PreviewMessage>()
  const [template, setTemplate] = useState<Template>()

  useEffect(() => {
    const sender = { origin: location.origin, source: parent, draft }
    function receive(event: MessageEvent) {
      const message = readPreview(event, sender)
      if (message) setShown(message)
    }
    addEventListener('message', receive)
    parent.postMessage(readyMessage(draft), location.origin)
    return () => removeEventListener('message', receive)
  }, [draft])

  const name = shown?.template
  useEffect(() => {
    if (name === undefined) return
    void loadTemplate(name).then(async (loaded) => {
      await Promise.all(loaded?.blocks.map(({ start }) => start()) ?? [])
      setTemplate(loaded)
    })
  }, [name])

  // Some words are the site’s, not the document’s.
  const locale = shown?.locale
  useEffect(() => void (locale && showInLocale(locale)), [locale])

  useEffect(() => {
    function stay(event: Event) {
      if ((event.target as Element).closest('a')) event.preventDefault()
    }
    document.addEventListener('click', stay, { capture: true })
    return () => document.removeEventListener('click', stay, { capture: true })
  }, [])

  const root = useRef<HTMLDivElement>(null)
  const known = useMemo(() => marked(template?.blocks ?? []), [template])
  const blocks = useMemo(
    () => shown?.blocks.map((block) => ({ ...block, props: { ...block.props, [ID]: block.id } })) ?? [],
    [shown],
  )

  if (!shown || !template) return null
  return (
    <div ref={root} lang={shown.locale} className={classes.root} data-framed={template.isFramed}>
      <Blocks blocks={blocks} known={known} template={template} />
      {shown.chosen !== undefined && <ChosenFrame id={shown.chosen} root={root} />}
    </div>
  )
}

interface BlocksProps extends LanderBlocksProps {
  readonly template: Template
}

function Blocks({ template: { name, isFramed, Draw }, ...blocks }: BlocksProps) {
  if (Draw) return <Draw {...blocks} />
  if (isMemberTemplate(name)) return <ChosenPreview {...blocks} />
  return isFramed ? <FramedBlocks {...blocks} /> : <LanderBlocks {...blocks} />
}

/** Somebody made up, for brands that show visitors nobody. */
const NOBODY = { id: 'nobody', name: 'Robin', age: 34, region: null, is_fictional: false, main_image: null }

/** A draft about a chosen member: one whom visitors see, or else one who is drawn. */
function ChosenPreview(props: LanderBlocksProps) {
  const faces = useFaces()
  const { niche } = useSettings()
  const [portrait] = portraitsFor(niche)
  if (!faces) return null
  const drawn = portrait && <Portrait id={portrait} />
  return <ChosenBlocks {...props} chosen={{ member: faces[0] ?? NOBODY, mayWrite: 'here', drawn }} />
}
