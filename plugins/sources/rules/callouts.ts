import type { Paragraph, Parents } from 'mdast';
import { visit } from 'unist-util-visit';
import { startOffset, textAsWritten } from '../parsePage.ts';
import type { Rule } from './rule.ts';

const CALLOUT_KINDS = ['note', 'tip', 'warning'];

/** A line that begins or ends a callout: `:::note Title`, `:::` */
const CALLOUT_LINE = /^[ \t]*(:{3,})[ \t]*([\p{L}\w-]*)/u;

/** The beginning of a quote that GitHub shows as a callout: `[!NOTE]`. */
const GITHUB_CALLOUT = /^\[!([\w-]+)\]/;

/**
 * Finds callouts of an unknown kind, callouts that are not closed, and callouts where Rspress does
 * not see them.
 */
export const callouts: Rule = ({ visibleText, text, tree }, report) => {
  /** The callout that has begun and not ended yet. No callout may stand in another. */
  let openCallout: { paragraph: Paragraph; kind: string; parent: Parents | undefined } | undefined;

  visit(tree, 'paragraph', (paragraph, _, parent) => {
    const startIndex = startOffset(paragraph);
    const lines = visibleText.slice(startIndex, paragraph.position?.end.offset).split('\n');
    const [firstChild, ...otherChildren] = paragraph.children;
    const isCalloutTitle =
      firstChild?.type === 'text' &&
      CALLOUT_LINE.exec(firstChild.value)?.[2] &&
      !firstChild.value.includes('\n');
    if (isCalloutTitle && otherChildren.length > 0) {
      report(
        startIndex,
        'the title of a callout is plain text, ' +
          'and the rest of it would be lost: take out the signs in it',
      );
    }
    if (firstChild?.type === 'text' && /^:::\w+\[/.test(firstChild.value)) {
      report(
        startIndex,
        'the title of a callout stands behind a space, without brackets: :::tip Title',
      );
    }
    let offset = startIndex;
    for (const [index, line] of lines.entries()) {
      const [, colons = '', kind = ''] = CALLOUT_LINE.exec(line) ?? [];
      const beginsCallout = colons.length === 3 && kind !== '';
      if (colons.length > 3 && !kind) {
        // This line ends a callout with too many colons, whose first line has been reported
        // already.
      } else if (colons.length > 3) {
        report(offset, `${colons}${kind}: a callout has three colons, and none stands in another`);
      } else if (beginsCallout && !CALLOUT_KINDS.includes(kind)) {
        report(offset, `:::${kind} is not a callout: use note, tip or warning`);
      } else if (beginsCallout && index > 0) {
        report(offset, `:::${kind} needs an empty line above it`);
      } else if (beginsCallout && openCallout) {
        report(
          offset,
          `:::${kind} stands in another callout: close that first, with a line of :::`,
        );
      } else if (colons && !kind && !openCallout) {
        report(
          offset,
          '::: closes no callout: write :::note, :::tip or :::warning above it, or delete it',
        );
      }
      if (beginsCallout) {
        openCallout = { paragraph, kind, parent };
      }
      if (openCallout && /:::$/.test(line.trim()) && !(colons && kind)) {
        if (openCallout.parent !== parent) {
          report(
            offset,
            `::: closes :::${openCallout.kind}, which began elsewhere: indent both the same`,
          );
        }
        openCallout = undefined;
      }
      offset += line.length + 1;
    }
  });
  if (openCallout) {
    report(openCallout.paragraph, `:::${openCallout.kind} is never closed by a line of :::`);
  }

  visit(tree, 'blockquote', (quote) => {
    const [firstChild] = quote.children;
    const [calloutMark, kind = ''] =
      GITHUB_CALLOUT.exec(firstChild ? textAsWritten(firstChild, text) : '') ?? [];
    if (calloutMark && !CALLOUT_KINDS.includes(kind.toLowerCase())) {
      report(quote, `${calloutMark} is not a callout: use [!NOTE], [!TIP] or [!WARNING]`);
    }
  });
};
