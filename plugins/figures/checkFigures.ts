import type { Root } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';
import { UpstreamChange } from '../upstream/upstreamChange.ts';

/** What we read of a node: a fence, or the element that stands for it. */
interface Fence {
  type: string;
  name?: string | null;
  meta?: string | null;
  children?: Fence[];
}

const isMarked = (meta: string | null | undefined) => /\bpreview\b/.test(meta ?? '');

/** Whether a page has a fence marked `preview`. */
export function hasFigure(tree: Root): boolean {
  let found = false;
  visit(tree, 'code', ({ meta }) => {
    found = isMarked(meta);
    return found ? EXIT : undefined;
  });
  return found;
}

/** Whether a fence has become `<Preview>` around the code and what it exports, as theme/components/Article expects. */
const isPreview = ({ name, children }: Fence) =>
  name === 'Preview' && children?.length === 2 && children[1]?.type === 'mdxJsxFlowElement';

/**
 * Runs after the plugin that replaces the fences marked `preview`. Seam: preview-plugin.
 *
 * @param hasTransformed whether the plugin has asked for the island of a fence
 * @throws UpstreamChange when one was not replaced, or by something else
 */
export function checkFigures(hasTransformed: () => boolean) {
  return (tree: Root) => {
    visit(tree, 'code', ({ meta }, _, parent) => {
      if (isMarked(meta) && !(isPreview(parent as Fence) && hasTransformed())) {
        throw new UpstreamChange(
          'preview-plugin',
          '@rspress/plugin-preview no longer puts <Preview> with the code and an island in place of a fence',
        );
      }
    });
  };
}
