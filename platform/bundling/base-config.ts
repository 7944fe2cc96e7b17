import { join } from 'node:path'
import { type Configuration, type Plugins, rspack } from '@rspack/core'
import { compileEarly } from './compile-early.ts'
import { ownOrigin } from './own-origin.ts'

export type Mode = 'production' | 'development'

export interface BaseOptions {
  readonly folder: string
  readonly name: string
  readonly version: string
  readonly mode: Mode
}

/** Each kind of bundle appends its own plugins. */
type BaseConfiguration = Configuration & { readonly plugins: Plugins }

/** The browsers of the last two years, for which code and CSS are compiled. */
const TARGETS = ['chrome >= 123', 'edge >= 123', 'firefox >= 121', 'safari >= 17.5']
/** A chunk that takes longer counts as lost. */
const CHUNK_TIMEOUT_MS = 10_000

/** The configuration that shells, remotes and monoliths have in common. */
export function baseConfig({ folder, name, version, mode }: BaseOptions): BaseConfiguration {
  const isProduction = mode === 'production'
  const scope = `${name}-${version.split('-').at(-1)}`
  return {
    // The name carries the version, so it is known before the build.
    name: `${name}@${version}`,
    mode,
    context: folder,
    target: 'web',
    devtool: isProduction ? 'source-map' : 'cheap-module-source-map',
    output: {
      path: join(folder, 'dist'),
      clean: true,
      // Two versions of a bundle may be in one page, and must not share chunk registrations.
      uniqueName: scope,
      publicPath: 'auto',
      filename: isProduction ? '[name].[contenthash:8].js' : '[name].js',
      chunkFilename: isProduction ? '[name].[contenthash:8].js' : '[name].js',
      cssFilename: isProduction ? '[name].[contenthash:8].css' : '[name].css',
      cssChunkFilename: isProduction ? '[name].[contenthash:8].css' : '[name].css',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      parser: { 'css/module': { namedExports: false } },
      generator: {
        'css/module': {
          localIdentName: `${scope}-${isProduction ? '' : '[name]-'}[local]-[hash:base64:5]`,
        },
      },
      rules: [
        {
          test: /\.tsx?$/,
          type: 'javascript/auto',
          loader: 'builtin:swc-loader',
          options: swcOptions(isProduction),
        },
        { test: /\.module\.css$/, type: 'css/module' },
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
        {
          test: /\.(svg|png|webp|avif|webm|woff2)$/,
          type: 'asset/resource',
          generator: { filename: '[name].[hash:8][ext]' },
        },
      ],
    },
    optimization: {
      chunkIds: 'named',
      moduleIds: isProduction ? 'deterministic' : 'named',
      realContentHash: true,
      splitChunks: false,
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: TARGETS } }),
      ],
    },
    plugins: [
      ownOrigin(),
      ...(isProduction ? [compileEarly()] : []),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: isProduction }),
    ],
    performance: false,
    stats: 'errors-warnings',
  }
}

function swcOptions(isProduction: boolean) {
  return {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: !isProduction, refresh: !isProduction } },
    },
    env: { targets: TARGETS },
  }
}
