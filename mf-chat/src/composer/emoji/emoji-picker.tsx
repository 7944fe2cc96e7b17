import { type RefObject, useRef, useState, useSyncExternalStore } from 'react'
import { useFormat } from 'shared-state/format'
import { Popover } from 'shared-ui/popover'
import { SearchField, type SearchFieldProps } from 'shared-ui/search-field'
import { Skeleton } from 'shared-ui/skeleton'
import { Spoken } from 'shared-ui/spoken'
import { useWords } from '../../use-words.ts'
import classes from './emoji.module.css'
import type { Emoji } from './emoji-data.ts'
import { EmojiGrid } from './emoji-grid.tsx'
import { EmojiGroups } from './emoji-groups.tsx'
import { searchEmoji } from './search-emoji.ts'
import { ToneChoice } from './tone-choice.tsx'
import { useEmoji } from './use-emoji.ts'
import { withTone } from './with-tone.ts'

type Key = Parameters<NonNullable<SearchFieldProps['onKeyDown']>>[0]

interface EmojiPickerProps {
  readonly triggerRef: RefObject<Element | null>
  readonly onPick: (emoji: string) => void
  readonly onClose: () => void
}

/** Stays open for several emoji; Escape or a press elsewhere closes it. */
export function EmojiPicker({ triggerRef, onPick, onClose }: EmojiPickerProps) {
  const t = useWords()
  const { number } = useFormat()
  const maxHeight = useHalfHeight()
  const results = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [added, setAdded] = useState('')
  const { data, recent, tone, setTone, addRecent } = useEmoji(onClose)
  const found = data && query.trim() !== '' ? searchEmoji(data, query) : undefined

  function pick(drawn: string, { name }: Emoji) {
    onPick(drawn)
    addRecent(drawn)
    setAdded(t('composer.emoji.added', { name }))
  }

  function press(event: Key) {
    const [first] = found ?? []
    if (event.key === 'ArrowDown') results.current?.querySelector('button')?.focus()
    else if (event.key === 'Enter' && first && !event.nativeEvent.isComposing)
      pick(withTone(first, tone), first)
    else return event.continuePropagation()
    event.preventDefault()
  }

  return (
    <Popover
      triggerRef={triggerRef}
      isOpen
      onOpenChange={onClose}
      placement="top end"
      maxHeight={maxHeight}
      className={classes.picker}
      aria-label={t('composer.emoji.label')}
    >
      <div className={classes.content}>
        <SearchField
          label={t('composer.emoji.search')}
          isLabelHidden
          placeholder={t('composer.emoji.search')}
          clearLabel={t('composer.emoji.clear')}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a popover takes the focus in any case; on touch the keyboard would cover it
          autoFocus={matchMedia('(pointer: fine)').matches}
          value={query}
          onChange={setQuery}
          onKeyDown={press}
        />
        {!data && <Skeleton className={classes.waiting} />}
        {data && !found && <EmojiGroups {...{ data, recent, tone }} onPick={pick} />}
        {found && (
          <div className={classes.panel} data-results="">
            {found.length > 0 ? (
              <EmojiGrid
                ref={results}
                label={t('composer.emoji.search')}
                emoji={found}
                tone={tone}
                onPick={pick}
              />
            ) : (
              <p>{t('composer.emoji.none', { query: query.trim() })}</p>
            )}
          </div>
        )}
        <ToneChoice tone={tone} onChange={setTone} />
        <Spoken role="status">
          {added ||
            (found && t('composer.emoji.found', { count: found.length, number: number(found.length) }))}
        </Spoken>
      </div>
    </Popover>
  )
}

const visibleHeight = () => window.visualViewport?.height ?? window.innerHeight

function subscribe(onChange: () => void) {
  const target = window.visualViewport ?? window
  target.addEventListener('resize', onChange)
  return () => target.removeEventListener('resize', onChange)
}

/** Half of what is visible of the window, above a phone's keyboard. */
const useHalfHeight = () => useSyncExternalStore(subscribe, visibleHeight) / 2
