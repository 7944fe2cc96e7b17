import { href, type LanderContent, type Locale, pageNameOf, resolveLander } from 'contracts'
import { useEffect, useRef, useState } from 'react'
import { useQuery } from 'shared-state/query'
import { Radio, RadioGroup } from 'shared-ui/radio'
import { templateNameOf } from '../document/template-modules.ts'
import { pageContextQuery } from '../queries/studio-queries.ts'
import { useStudioWords } from '../use-studio-words.ts'
import { pageBlocks } from './page-blocks.ts'
import classes from './preview-frame.module.css'
import { isReady, previewMessage } from './preview-message.ts'

const WIDTHS = { phone: 390, desktop: 1280 } as const

interface PreviewFrameProps {
  readonly id: string
  readonly content: LanderContent
  readonly locale: Locale
  readonly variant: string | null
  /** The id of the block whose form is open. */
  readonly chosen: string | undefined
}

/** The draft beside its form, at the width of a phone or a desktop, in a frame that follows every letter. */
export function PreviewFrame({ id, content, locale, variant, chosen }: PreviewFrameProps) {
  const t = useStudioWords()
  const [width, setWidth] = useState<keyof typeof WIDTHS>('phone')
  // Pairs this editor with its frame, so that neither listens to another window.
  const [draft] = useState(() => crypto.randomUUID())
  const frame = useRef<HTMLIFrameElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [isFrameReady, setFrameReady] = useState(false)
  const isBuiltIn = pageNameOf(content) !== undefined
  const { data: context } = useQuery({ ...pageContextQuery(locale), enabled: isBuiltIn })

  useEffect(() => {
    function receive(event: MessageEvent) {
      const source = frame.current?.contentWindow ?? null
      if (isReady(event, { origin: location.origin, source, draft })) setFrameReady(true)
    }
    addEventListener('message', receive)
    return () => removeEventListener('message', receive)
  }, [draft])

  useEffect(() => {
    if (!isFrameReady || (isBuiltIn && !context)) return
    const blocks =
      isBuiltIn && context ? pageBlocks(content, locale, context) : resolveLander(content, locale, variant)
    const message = previewMessage({ draft, template: templateNameOf(content), locale, blocks, chosen })
    frame.current?.contentWindow?.postMessage(message, location.origin)
  }, [isFrameReady, content, locale, variant, chosen, draft, isBuiltIn, context])

  useEffect(() => {
    const [element, page] = [stage.current, frame.current]
    if (!element || !page) return
    const observer = new ResizeObserver(() => {
      const scale = Math.min(1, element.clientWidth / WIDTHS[width])
      page.style.transform = `scale(${scale})`
      element.style.blockSize = `${page.offsetHeight * scale}px`
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])

  return (
    <section className={classes.root} aria-label={t('preview.title')}>
      <RadioGroup
        label={t('preview.width')}
        orientation="horizontal"
        value={width}
        onChange={(next) => setWidth(next === 'desktop' ? 'desktop' : 'phone')}
      >
        <Radio value="phone">{t('preview.phone')}</Radio>
        <Radio value="desktop">{t('preview.desktop')}</Radio>
      </RadioGroup>
      <div ref={stage} className={classes.stage} data-width={width}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the site's own page, which needs its origin and its scripts */}
        <iframe
          ref={frame}
          className={classes.frame}
          title={t('preview.title')}
          src={`${href('studio-preview-id', { id })}?${new URLSearchParams({ draft })}`}
        />
      </div>
    </section>
  )
}
