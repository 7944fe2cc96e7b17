import { lateComponent } from '../../components/late-component.tsx'

export const ReportDialog = lateComponent(async () => (await import('./report-dialog.tsx')).ReportDialog)
