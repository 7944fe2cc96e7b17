import { useState } from 'react'
import { useSettings } from 'shared-state/session'
import { Button } from 'shared-ui/button'
import { saveFile } from '../components/save-file.ts'
import { useWords } from '../use-words.ts'
import classes from './factor.module.css'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onKept: () => void
}

/** Shows new recovery codes, once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useWords()
  const { name } = useSettings()
  const [isCopied, setCopied] = useState(false)
  const text = codes.join('\n')
  return (
    <>
      <p>{t('codes.why')}</p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button
          variant="secondary"
          onPress={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
        >
          {t(isCopied ? 'codes.copied' : 'codes.copy')}
        </Button>
        <Button
          variant="secondary"
          onPress={() => saveFile(`${name}-recovery-codes.txt`, 'text/plain', `${text}\n`)}
        >
          {t('codes.download')}
        </Button>
        <Button onPress={onKept}>{t('codes.kept')}</Button>
      </div>
    </>
  )
}
