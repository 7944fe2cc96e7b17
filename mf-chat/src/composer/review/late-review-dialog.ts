import { lateComponent } from '../../components/late-component.tsx'

export const ReviewDialog = lateComponent(async () => (await import('./review-dialog.tsx')).ReviewDialog)
