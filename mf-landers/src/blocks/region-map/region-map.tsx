import { paths } from 'contracts'
import * as z from 'contracts/schema'
import { Link } from 'platform/runtime/router'
import { useState } from 'react'
import { queryClient, useQuery } from 'shared-state/query'
import { useSettings } from 'shared-state/session'
import { useStore } from 'shared-state/store'
import { linkLook } from 'shared-ui/link'
import { Select } from 'shared-ui/select'
import { defineBlock } from '../../block/block.tsx'
import { SignupLink } from '../../block/signup-link.tsx'
import { maySearch } from '../../faces/may-search.ts'
import { regionsQuery } from '../../queries/regions-query.ts'
import { Stage } from '../../stage/stage.tsx'
import { StageColumns } from '../../stage/stage-columns.tsx'
import { StageWords } from '../../stage/stage-words.tsx'
import { useWords } from '../../use-words.ts'
import { useKept } from '../use-kept.ts'
import { CountryMap } from './country-map.tsx'
import { mapCountry } from './map-country.ts'
import classes from './region-map.module.css'

const props = z.object({
  kicker: z.string(),
  title: z.string(),
  text: z.string(),
  button: z.string(),
  note: z.string(),
})

/** A map of the visitor's country. Their search begins in the region they choose, also after the signup. */
function RegionMap({ kicker, title, text, button, note }: z.infer<typeof props>) {
  const t = useWords()
  const settings = useSettings()
  const locale = useStore((state) => state.locale)
  const country = mapCountry(settings, locale)
  const regions = useQuery(regionsQuery).data?.regions[country]
  const { kept, keep } = useKept('region-map', z.string())
  const [pressed, setPressed] = useState<string | null>()
  const chosen = pressed === undefined ? (kept ?? null) : pressed
  const name = regions?.find(({ id }) => id === chosen)?.name
  const search = String(new URLSearchParams({ country, countryregion: chosen ?? '' }))

  function choose(region: string | null) {
    setPressed(region)
    keep(region ?? undefined, { replace: true })
    if (region)
      useStore.getState().rememberSearch(String(new URLSearchParams({ country, countryregion: region })))
  }

  return (
    <Stage light="day">
      <StageColumns className={classes.inner}>
        <StageWords className={classes.words} kicker={kicker} title={title} text={text} />
        <CountryMap country={country} chosen={chosen} onChoose={choose} />
        <div className={classes.ways}>
          {settings.search_fields.includes('countryregion') && (
            <Select
              label={t('landers.maplanding.region')}
              placeholder={t('landers.maplanding.choose')}
              options={(regions ?? []).map(({ id, name: label }) => ({ id, label }))}
              emptyText={t('static.loading')}
              value={chosen}
              onChange={choose}
            />
          )}
          <SignupLink>{button}</SignupLink>
          <p className={classes.note} aria-live="polite">
            {name === undefined ? note : t('landers.maplanding.chosen', { region: name })}
          </p>
          {name !== undefined && maySearch() && (
            <Link to={`${paths.members}?${search}`} {...linkLook({ isStandalone: true })}>
              {t('landers.maplanding.look')}
            </Link>
          )}
        </div>
      </StageColumns>
    </Stage>
  )
}

export const regionMap = defineBlock({
  type: 'region-map',
  bv: 1,
  props,
  Draw: RegionMap,
  // The map does without the names of the regions until they are there.
  async start() {
    void queryClient.prefetchQuery(regionsQuery)
  },
})
