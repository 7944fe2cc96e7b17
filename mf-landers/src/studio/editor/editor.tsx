import {
  type AnswerOf,
  isOutdated,
  type LanderContent,
  type Locale,
  markOutdated,
  pageNameOf,
  type readLander,
  settleOutdated,
} from 'contracts'
import { useLeaveGuard } from 'platform/runtime/router'
import { useRef, useState } from 'react'
import { toast } from 'shared-state/toasts'
import { Badge } from 'shared-ui/badge'
import { Spoken } from 'shared-ui/spoken'
import { Tab, TabList, TabPanel, Tabs } from 'shared-ui/tabs'
import type { Template } from '../../block/template.ts'
import { followHeadline, headlineOf } from '../document/follow-headline.ts'
import { isDrawable } from '../document/is-drawable.ts'
import type { Place, TabName } from '../document/place.ts'
import { ExperimentForm } from '../experiment/experiment-form.tsx'
import { Results } from '../experiment/results.tsx'
import { Translations } from '../fields/translation.tsx'
import { PreviewFrame } from '../preview/preview-frame.tsx'
import { useRefused } from '../use-refused.ts'
import { useStudioWords } from '../use-studio-words.ts'
import { BlockForm } from './block-form.tsx'
import { BlockList } from './block-list.tsx'
import classes from './editor.module.css'
import { EditorAlerts } from './editor-alerts.tsx'
import { History } from './history.tsx'
import { Languages } from './languages.tsx'
import { PageForm } from './page-form.tsx'
import { Toolbar } from './toolbar.tsx'
import { type EditorState, useEditor } from './use-editor.ts'
import { Viewing } from './viewing.tsx'

interface EditorProps {
  readonly opened: AnswerOf<typeof readLander>
  /** Undefined for a page that this version cannot draw. */
  readonly template: Template | undefined
  /** One block of each type, to add. */
  readonly offered: LanderContent['blocks']
}

const NONE: Template['blocks'] = []

/** A document beside its preview. */
export function Editor({ opened, template, offered }: EditorProps) {
  const t = useStudioWords()
  const editor = useEditor(opened)
  const { content, lander } = editor
  const refused = useRefused(content)(editor.refusal)
  const known = template?.blocks ?? NONE
  const isBuiltIn = pageNameOf(content) !== undefined
  const change: EditorState['change'] = (next, name) =>
    editor.change((now) => {
      // The title of a built-in page is the site's.
      const changed = isBuiltIn ? next(now) : followHeadline(now, next(now), known)
      return markOutdated(now, changed, editor.saved)
    }, name)
  const [locale, setLocale] = useState<Locale>('en')
  const [chosen, setVariant] = useState<string | null>(null)
  const [part, select] = useState(content.blocks[0]?.id)
  const forms = useRef<HTMLDivElement>(null)
  const [tab, setTab] = useState<TabName>('blocks')
  useLeaveGuard(editor.isDirty, t('editor.unsaved'))

  // An undo, or another revision, may have taken them away.
  const variant = content.experiment?.variants.some(({ id }) => id === chosen) ? chosen : null
  const selected = (content.blocks.find(({ id }) => id === part) ?? content.blocks[0])?.id

  function show(place: Place) {
    setTab(place.tab)
    if (place.block !== undefined) select(place.block)
    if (place.variant !== undefined) setVariant(place.variant)
    if (place.locale !== undefined) setLocale(place.locale)
  }

  function showRefused(place: Place) {
    show(place)
    // Its form has to be there first.
    requestAnimationFrame(() => forms.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  const markOf = (name: TabName) =>
    refused?.tab === name && (
      <>
        <Badge tone="danger" />
        <Spoken>{t('refused.here')}</Spoken>
      </>
    )

  function showRevision(rev: number) {
    setTab('blocks')
    toast({ tone: 'success', title: t('reopen.done', { rev }) })
  }

  const mayPublish = isDrawable(content, known)
  return (
    <div className={classes.root}>
      <Toolbar editor={editor} mayPublish={mayPublish} onShow={show} />
      <EditorAlerts editor={editor} mayPublish={mayPublish} refused={refused} onShow={showRefused} />
      <div className={classes.columns}>
        <div ref={forms} className={classes.forms}>
          <Viewing
            content={content}
            locale={locale}
            variant={variant}
            onLocale={setLocale}
            onVariant={setVariant}
          />
          <Translations
            value={{
              isOutdated: (text, language) => isOutdated(content, text, language),
              settle: (text, language) => editor.change((now) => settleOutdated(now, text, language)),
            }}
          >
            <Tabs selectedKey={tab} onSelectionChange={(key) => setTab(key as TabName)}>
              <TabList aria-label={t('editor.views')}>
                <Tab id="blocks" badge={markOf('blocks')}>
                  {t('editor.parts')}
                </Tab>
                <Tab id="page" badge={markOf('page')}>
                  {t('editor.page')}
                </Tab>
                <Tab id="languages">{t('languages.tab')}</Tab>
                {!isBuiltIn && (
                  <Tab id="experiment" badge={markOf('experiment')}>
                    {t('editor.experiment')}
                  </Tab>
                )}
                <Tab id="history">{t('editor.history')}</Tab>
              </TabList>
              <TabPanel id="blocks" className={classes.panel}>
                <BlockList
                  content={content}
                  locale={locale}
                  variant={variant}
                  selected={selected}
                  refused={refused?.block}
                  offered={offered}
                  onSelect={select}
                  onChange={(next) => change(() => next)}
                />
                {selected !== undefined && (
                  <BlockForm
                    content={content}
                    id={selected}
                    known={known}
                    locale={locale}
                    variant={variant}
                    refused={refused}
                    onChange={change}
                  />
                )}
              </TabPanel>
              <TabPanel id="page">
                <PageForm
                  content={content}
                  headline={headlineOf(content, known)}
                  locale={locale}
                  isAddressFixed={lander.status === 'live'}
                  refused={refused}
                  onChange={change}
                />
              </TabPanel>
              <TabPanel id="languages">
                <Languages content={content} onShow={show} />
              </TabPanel>
              {!isBuiltIn && (
                <TabPanel id="experiment" className={classes.panel}>
                  <ExperimentForm content={content} onChange={change} />
                  <Results id={lander.id} />
                </TabPanel>
              )}
              <TabPanel id="history">
                <History editor={editor} onOpen={showRevision} />
              </TabPanel>
            </Tabs>
          </Translations>
        </div>
        {template && (
          <div className={classes.preview}>
            <PreviewFrame
              id={lander.id}
              content={content}
              locale={locale}
              variant={variant}
              chosen={tab === 'blocks' ? selected : undefined}
            />
          </div>
        )}
      </div>
    </div>
  )
}
