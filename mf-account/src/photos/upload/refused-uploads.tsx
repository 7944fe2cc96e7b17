import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { buttonLook } from 'shared-ui/button-link'
import { useWords } from '../../use-words.ts'
import classes from '../photo-manager.module.css'
import { useUploadProblem } from './upload-problem.ts'
import { isRetryable, type Upload } from './upload-queue.ts'

interface RefusedUploadsProps {
  readonly refused: readonly Upload[]
  readonly onRetry: (id: string) => void
  readonly onDismiss: (upload: Upload) => void
}

/** The refused pictures by file name, with the reason and a way to fix it. */
export function RefusedUploads({ refused, onRetry, onDismiss }: RefusedUploadsProps) {
  const t = useWords()
  const uploadProblem = useUploadProblem()
  return (
    <div className={classes.refused}>
      {refused.map((upload) => (
        <Alert
          key={upload.id}
          tone="danger"
          heading={upload.name}
          action={<Remedy upload={upload} onRetry={onRetry} />}
          dismiss={{ label: t('photos.dismiss', { name: upload.name }), onPress: () => onDismiss(upload) }}
        >
          {uploadProblem(upload.code)}
        </Alert>
      ))}
    </div>
  )
}

function Remedy({
  upload: { id, code },
  onRetry,
}: { upload: Upload } & Pick<RefusedUploadsProps, 'onRetry'>) {
  const t = useWords()
  if (code === 'premium_only') {
    return (
      <Link to={paths.premium} {...buttonLook({ variant: 'secondary', size: 'small' })}>
        {t('getPremium')}
      </Link>
    )
  }
  if (!isRetryable(code)) return null
  return (
    <Button variant="secondary" size="small" onPress={() => onRetry(id)}>
      {t('retry')}
    </Button>
  )
}
