import {
  type LanderContent,
  type Locale,
  type Localized,
  pageNameOf,
  paths,
  sharePictureOf,
  sharePictures,
} from 'contracts'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { Select } from 'shared-ui/select'
import { TextField } from 'shared-ui/text-field'
import { hasOwnAddress } from '../document/address-of.ts'
import { MOST_TITLE_LETTERS } from '../document/follow-headline.ts'
import { fromLocalTime, toLocalTime } from '../document/local-time.ts'
import { choicePicture } from '../fields/choice-picture.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { problemsAt, type Refused } from '../use-refused.ts'
import { useStudioWords } from '../use-studio-words.ts'
import { useUnlistedText } from '../warnings.ts'
import { AddressField } from './address-field.tsx'
import classes from './editor.module.css'

/** In the list of pictures, the choice of none. */
const NO_PICTURE = 'none'

interface PageFormProps {
  readonly content: LanderContent
  /** The title of the block that leads the page. */
  readonly headline: Localized
  readonly locale: Locale
  /** Links lead to the address of a published page, so it stays. */
  readonly isAddressFixed: boolean
  readonly refused: Refused | undefined
  readonly onChange: (change: (content: LanderContent) => LanderContent, name: string) => void
}

/** The page's address, its texts for search engines, which list no page about a member, and its schedule. */
export function PageForm({ content, headline, locale, isAddressFixed, refused, onChange }: PageFormProps) {
  const t = useStudioWords()
  const unlisted = useUnlistedText()(content)
  const problemOf = problemsAt(refused, { tab: 'page', locale })
  const { kind, meta, schedule } = content
  const isFollowing = meta.title.en === headline.en
  const isListed = kind !== 'member'

  const changeMeta = (key: 'title' | 'description', text: Localized) =>
    onChange((now) => ({ ...now, meta: { ...now.meta, [key]: text } }), `${key}/${locale}`)

  function changePicture(id: string | null) {
    onChange(({ meta: { og: _, ...others }, ...now }) => {
      const picture = sharePictureOf(id)
      return { ...now, meta: picture ? { ...others, og: { id: picture, alt: null } } : others }
    }, '')
  }

  function changeTime(key: 'from' | 'to', local: string) {
    onChange(({ schedule: before, ...now }) => {
      const { [key]: _, ...others } = before ?? {}
      const time = fromLocalTime(local)
      const next = time === undefined ? others : { ...others, [key]: time }
      return Object.keys(next).length > 0 ? { ...now, schedule: next } : now
    }, `schedule/${key}`)
  }

  const page = pageNameOf(content)
  const isBackwards = Boolean(schedule?.from && schedule.to && schedule.from >= schedule.to)
  return (
    <div className={classes.form}>
      {hasOwnAddress(content) && (
        <AddressField {...{ content, isAddressFixed, onChange }} problem={problemOf('slug')} />
      )}
      {page ? (
        <p>{t('builtIn.fixed', { address: paths[`pages-${page}`] })}</p>
      ) : (
        <TextInput
          label={t(isListed ? 'page.title' : 'member.title')}
          text={meta.title}
          locale={locale}
          hint={isFollowing ? t('headline.follows') : undefined}
          maxLength={MOST_TITLE_LETTERS}
          problem={problemOf('title')}
          onChange={(text) => changeMeta('title', text as Localized)}
        />
      )}
      {!page && !isFollowing && headline.en !== '' && (
        <Button
          variant="secondary"
          size="small"
          className={classes.follow}
          onPress={() => changeMeta('title', headline)}
        >
          {t('headline.use')}
        </Button>
      )}
      {isListed && !page && (
        <>
          <TextInput
            label={t('page.description')}
            text={meta.description}
            locale={locale}
            isLong
            maxLength={300}
            problem={problemOf('description')}
            onChange={(text) => changeMeta('description', text as Localized)}
          />
          {unlisted && <Alert tone="warning">{unlisted}</Alert>}
          <Select
            label={t('page.picture')}
            placeholder={t('texts.choose')}
            options={[
              { id: NO_PICTURE, label: t('page.noPicture') },
              ...sharePictures.map((id) => ({ id, label: t(`pictures.${id}`), icon: choicePicture(id) })),
            ]}
            value={sharePictureOf(meta.og?.id) ?? NO_PICTURE}
            onChange={changePicture}
          />
        </>
      )}
      <TextField
        type="datetime-local"
        label={t('page.from')}
        description={t('page.timeHint')}
        value={toLocalTime(schedule?.from)}
        onChange={(next) => changeTime('from', next)}
      />
      <TextField
        type="datetime-local"
        label={t('page.to')}
        value={toLocalTime(schedule?.to)}
        errorMessage={isBackwards ? t('page.timesWrong') : problemOf('schedule')}
        onChange={(next) => changeTime('to', next)}
      />
    </div>
  )
}
