import { useQuery } from 'shared-state/query'
import { Alert } from 'shared-ui/alert'
import { Dialog } from 'shared-ui/dialog'
import { Skeleton } from 'shared-ui/skeleton'
import { Tab, TabList, TabPanel, Tabs } from 'shared-ui/tabs'
import { ownProfileQuery } from '../../queries/own-profile-query.ts'
import { regionsQuery } from '../../queries/regions-query.ts'
import { useWords } from '../../use-words.ts'
import { photosQuery } from '../queries/photos-query.ts'
import classes from './preview.module.css'
import { PreviewProfile } from './preview-profile.tsx'
import { seenBy, viewers } from './seen-by.ts'

/** The member's own profile as visitors, free members and premium members see it. */
export function PreviewDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const own = useQuery(ownProfileQuery)
  const { data: gallery, error: galleryError } = useQuery(photosQuery)
  // Optional: without it, the preview only lacks the region's name.
  const { data: places } = useQuery(regionsQuery)
  const profile = own.data?.profile
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      isFullScreenOnPhones
      heading={t('preview.heading')}
      closeLabel={t('close')}
    >
      {(own.error || galleryError) && <Alert tone="danger">{t('preview.failed')}</Alert>}
      {profile && gallery ? (
        <Tabs defaultSelectedKey="free">
          <TabList aria-label={t('preview.viewer')}>
            {viewers.map((viewer) => (
              <Tab key={viewer} id={viewer}>
                {t(`preview.${viewer}`)}
              </Tab>
            ))}
          </TabList>
          {viewers.map((viewer) => (
            <TabPanel key={viewer} id={viewer} className={classes.panel}>
              {profile.status === 'disabled' && <Alert tone="warning">{t('preview.disabled')}</Alert>}
              {viewer === 'visitor' && !profile.visible_to_visitors ? (
                <p>{t('preview.notShown')}</p>
              ) : (
                <PreviewProfile
                  profile={profile}
                  regions={places?.regions[profile.country ?? ''] ?? []}
                  seen={seenBy(viewer, gallery.photos)}
                  viewer={viewer}
                />
              )}
            </TabPanel>
          ))}
        </Tabs>
      ) : (
        !own.error && !galleryError && <Skeleton lines={4} />
      )}
    </Dialog>
  )
}
