import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { type BaseOptions, baseConfig } from '../base-config.ts'

interface ServerHalfOptions extends BaseOptions {
  /** Source of the CommonJS module from which the half is built, as a file in `src`. */
  readonly source: string
  /** Modules that it gets from the shell's half. */
  readonly taken: readonly string[]
  /** Further files without a place on disk: path → source. */
  readonly virtual?: Readonly<Record<string, string>>
}

/** The name of the script among the bundle's files, before its hash. */
export const HALF = 'server'

const ENTRY = './src/server-half.virtual.cjs'

/**
 * Configures the build of a bundle's half for the server: the same sources as one script, without styles and files, which
 * the browser gets from the other half. The renderer calls it as a function of `module`, `exports`, `require` and
 * `bundleBase`, the URL of the bundle's folder.
 */
export function serverHalfConfig(options: ServerHalfOptions): Configuration {
  const base = baseConfig(options)
  const { rules = [], generator, parser } = base.module ?? {}
  return {
    ...base,
    target: 'node',
    // The renderer offers the shell's modules and none of Node's.
    externalsPresets: { node: false },
    externals: Object.fromEntries(options.taken.map((name) => [name, `commonjs ${name}`])),
    devtool: false,
    entry: { server: ENTRY },
    output: {
      ...base.output,
      path: join(options.folder, 'dist-server'),
      filename: `${HALF}.js`,
      library: { type: 'commonjs' },
      publicPath: '',
    },
    module: {
      parser: { ...parser, javascript: { dynamicImportMode: 'eager' } },
      generator: {
        ...generator,
        css: { exportsOnly: true },
        'css/module': { ...generator?.['css/module'], exportsOnly: true },
        'asset/resource': { emit: false },
      },
      rules,
    },
    optimization: {
      ...base.optimization,
      minimize: true,
      // Every process that renders is sent this text: without comments and in ASCII alone it is half as long. The names stay
      // for the stacks of errors.
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { mangle: false, compress: false, format: { comments: false, asciiOnly: true } },
        }),
      ],
      splitChunks: false,
    },
    plugins: [
      new rspack.experiments.VirtualModulesPlugin({
        ...options.virtual,
        [ENTRY]: `__webpack_public_path__ = bundleBase\n${options.source}`,
      }),
    ],
  }
}
