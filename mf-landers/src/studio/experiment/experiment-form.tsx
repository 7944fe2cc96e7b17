import { type LanderContent, SHARES, twinVariants } from 'contracts'
import { Plus } from 'lucide-react'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { TextField } from 'shared-ui/text-field'
import {
  addVariant,
  evenShares,
  keepVariant,
  MOST_VARIANTS,
  removeVariant,
  setShare,
  startExperiment,
} from '../document/experiment.ts'
import { useStudioWords } from '../use-studio-words.ts'
import classes from './experiment.module.css'

const PERCENT = 100
const FEWEST_VARIANTS = 2

interface ExperimentFormProps {
  readonly content: LanderContent
  readonly onChange: (change: (content: LanderContent) => LanderContent, name?: string) => void
}

/** How visitors are divided among the variants. */
export function ExperimentForm({ content, onChange }: ExperimentFormProps) {
  const t = useStudioWords()
  const { experiment } = content
  if (!experiment) {
    return (
      <div className={classes.root}>
        <p>{t('experiment.none')}</p>
        <Button
          variant="secondary"
          className={classes.start}
          onPress={() => onChange(startExperiment(crypto.randomUUID()))}
        >
          {t('experiment.start')}
        </Button>
      </div>
    )
  }
  const { variants } = experiment
  const twins = twinVariants(content)
  return (
    <div className={classes.root}>
      <p>{t('experiment.hint')}</p>
      {twins.length > 0 && (
        <Alert tone="warning">{t('experiment.same', { variants: twins.join(', ').toUpperCase() })}</Alert>
      )}
      {variants.map(({ id, share }) => (
        <div key={id} className={classes.variant}>
          <TextField
            type="number"
            inputMode="decimal"
            label={t('experiment.share', { variant: id.toUpperCase() })}
            value={String((share * PERCENT) / SHARES)}
            onChange={(next) => onChange(setShare(id, sharesOf(next)), `share/${id}`)}
          />
          <Button variant="quiet" onPress={() => onChange(keepVariant(id))}>
            {t('experiment.keep', { variant: id.toUpperCase() })}
          </Button>
          {variants.length > FEWEST_VARIANTS && (
            <Button variant="quiet" onPress={() => onChange(removeVariant(id))}>
              {t('shares.remove', { variant: id.toUpperCase() })}
            </Button>
          )}
        </div>
      ))}
      <p>{t('shares.hint')}</p>
      <div className={classes.actions}>
        <Button variant="secondary" size="small" onPress={() => onChange(evenShares)}>
          {t('shares.even')}
        </Button>
        {variants.length < MOST_VARIANTS && (
          <Button variant="secondary" size="small" onPress={() => onChange(addVariant)}>
            <Plus aria-hidden="true" /> {t('experiment.add')}
          </Button>
        )}
      </div>
    </div>
  )
}

function sharesOf(percent: string): number {
  const shares = Math.round((Number(percent) * SHARES) / PERCENT)
  return Number.isFinite(shares) ? Math.min(SHARES, Math.max(0, shares)) : 0
}
