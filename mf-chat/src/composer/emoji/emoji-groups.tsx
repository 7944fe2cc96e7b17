import { Tab, TabList, TabPanel, Tabs } from 'shared-ui/tabs'
import { useWords } from '../../use-words.ts'
import classes from './emoji.module.css'
import type { Emoji, EmojiData } from './emoji-data.ts'
import { EmojiGrid } from './emoji-grid.tsx'

/** The tabs, each with Unicode's groups in it. */
const TABS = [
  { name: 'smileys', icon: '😀', groups: [0] },
  { name: 'people', icon: '👋', groups: [1] },
  { name: 'nature', icon: '🐻', groups: [2] },
  { name: 'food', icon: '🍓', groups: [3] },
  { name: 'travel', icon: '🏖️', groups: [4, 5] },
  { name: 'objects', icon: '💡', groups: [6, 7] },
  { name: 'flags', icon: '🏁', groups: [8] },
] as const

interface EmojiGroupsProps {
  readonly data: EmojiData
  readonly recent: readonly Emoji[]
  readonly tone: string
  readonly onPick: (picked: string, emoji: Emoji) => void
}

export function EmojiGroups({ data, recent, tone, onPick }: EmojiGroupsProps) {
  const t = useWords()
  return (
    <Tabs className={classes.groups}>
      <TabList aria-label={t('composer.emoji.label')} className={classes.tabs}>
        {TABS.map(({ name, icon }) => (
          <Tab key={name} id={name} aria-label={t(`composer.emoji.groups.${name}`)} className={classes.tab}>
            <span aria-hidden="true">{icon}</span>
          </Tab>
        ))}
      </TabList>
      {TABS.map(({ name, groups }) => (
        <TabPanel key={name} id={name} className={classes.panel}>
          {name === 'smileys' && recent.length > 0 && (
            <>
              <p className={classes.heading} aria-hidden="true">
                {t('composer.emoji.recent')}
              </p>
              {/* Recent ones have their tone already. */}
              <EmojiGrid label={t('composer.emoji.recent')} emoji={recent} tone="" onPick={onPick} />
            </>
          )}
          <p className={classes.heading} aria-hidden="true">
            {t(`composer.emoji.groups.${name}`)}
          </p>
          <EmojiGrid
            label={t(`composer.emoji.groups.${name}`)}
            emoji={groups.flatMap((group) => data[group] ?? [])}
            tone={tone}
            onPick={onPick}
          />
        </TabPanel>
      ))}
    </Tabs>
  )
}
