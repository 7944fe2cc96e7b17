import { type Country, countryCurrencies } from 'contracts'
import { useFormat } from 'shared-state/format'
import { TextField } from 'shared-ui/text-field'
import classes from '../brands.module.css'

interface CostFieldsProps {
  readonly label: string
  readonly description: string | undefined
  /** By country. */
  readonly value: Readonly<Record<string, string>>
  readonly onChange: (value: Readonly<Record<string, string>>) => void
  readonly onBlur: () => void
  readonly errorMessage: string | undefined
}

/** A price for each country that the brand serves. */
export function CostFields({ label, description, value, onChange, onBlur, errorMessage }: CostFieldsProps) {
  const format = useFormat()
  return (
    <fieldset className={classes.costs}>
      <legend className={classes.legend}>{label}</legend>
      <p className={classes.muted}>{description}</p>
      <div className={classes.prices}>
        {Object.entries(value).map(([country, costs]) => (
          <TextField
            key={country}
            label={`${format.country(country)} (${countryCurrencies[country as Country]})`}
            value={costs}
            onChange={(next) => onChange({ ...value, [country]: next })}
            onBlur={onBlur}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
          />
        ))}
      </div>
      {errorMessage && (
        <p role="alert" className={classes.problem}>
          {errorMessage}
        </p>
      )}
    </fieldset>
  )
}
