import type { Country } from 'contracts'
import { Globe, MapPin } from 'lucide-react'
import { useId, useState } from 'react'
import { useFormat } from 'shared-state/format'
import { useSettings } from 'shared-state/session'
import type { Answers } from './answers.ts'
import classes from './icon-steps.module.css'
import { Tile } from './tile.tsx'

interface CountryStepProps {
  readonly labels: { readonly other: string; readonly choose: string }
  readonly onAnswer: (answer: Answers) => void
}

/** Where the visitor lives: one press for the country that the address suggests, a list for the others. */
export function CountryStep({ labels, onAnswer }: CountryStepProps) {
  const { countries, geoip_country: seeming, geoip_selected_country: selected } = useSettings()
  const { country: nameOf } = useFormat()
  const [isListed, setListed] = useState(false)
  const likely = countries.find((one) => one === (selected ?? seeming)) ?? countries[0]
  return (
    <div className={classes.tiles} data-count={isListed ? 1 : 2}>
      {likely && (
        <Tile
          sign={<MapPin strokeWidth={1.5} />}
          isChosen={false}
          onClick={() => onAnswer({ country: likely })}
        >
          {nameOf(likely)}
        </Tile>
      )}
      {countries.length > 1 && !isListed && (
        <Tile sign={<Globe strokeWidth={1.5} />} isChosen={false} onClick={() => setListed(true)}>
          {labels.other}
        </Tile>
      )}
      {isListed && (
        <OtherCountry
          label={labels.choose}
          options={countries.filter((one) => one !== likely).map((id) => ({ id, name: nameOf(id) }))}
          onChange={(country) => onAnswer({ country })}
        />
      )}
    </div>
  )
}

interface OtherCountryProps {
  readonly label: string
  readonly options: readonly { readonly id: Country; readonly name: string }[]
  readonly onChange: (country: Country) => void
}

/** A list of the browser's own: on phones the quickest, and it costs no code. */
function OtherCountry({ label, options, onChange }: OtherCountryProps) {
  const id = useId()
  const sorted = options.toSorted((a, b) => a.name.localeCompare(b.name))
  return (
    <div className={classes.tile} data-kind="list">
      <label className={classes.sign} htmlFor={id}>
        <Globe strokeWidth={1.5} aria-hidden="true" />
        <span className={classes.label}>{label}</span>
      </label>
      <select
        id={id}
        className={classes.select}
        defaultValue=""
        onChange={({ target }) => {
          const chosen = sorted.find((one) => one.id === target.value)
          if (chosen) onChange(chosen.id)
        }}
      >
        <option value="" disabled>
          {label}
        </option>
        {sorted.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
    </div>
  )
}
