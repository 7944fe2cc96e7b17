import { pluginReact } from '@rsbuild/plugin-react'
import type { StorybookConfig } from 'storybook-react-rsbuild'

const config: StorybookConfig = {
  framework: 'storybook-react-rsbuild',
  stories: ['../src/**/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  rsbuildFinal: (rsbuild) => ({
    ...rsbuild,
    plugins: [...(rsbuild.plugins ?? []), pluginReact()],
    output: {
      ...rsbuild.output,
      // light-dark() must stay: rewritten for older browsers, it no longer follows `color-scheme` of a part.
      overrideBrowserslist: ['chrome >= 123', 'firefox >= 120', 'safari >= 17.5'],
    },
  }),
}

export default config
