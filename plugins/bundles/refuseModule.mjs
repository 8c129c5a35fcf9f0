/**
 * A loader for files that visitors must not download.
 *
 * @this {import('@rsbuild/core').Rspack.LoaderContext<{ reason: string }>}
 */
export default function refuseModule() {
  throw new Error(this.getOptions().reason);
}
