import type { KeyboardEvent } from 'react';
import { toggleEmphasis } from './toggleEmphasis';

const delimiters: Record<string, '**' | '*'> = { b: '**', i: '*' };

/** Formats the selection on Ctrl+B and Ctrl+I (⌘ on a Mac), as Mattermost's message box does. */
export function handleFormattingShortcut(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  const delimiter = isShortcut ? delimiters[event.key.toLowerCase()] : undefined;
  if (!delimiter) {
    return;
  }
  event.preventDefault();
  const textarea = event.currentTarget;
  const { start, end, replacement, selection } = toggleEmphasis(
    textarea.value,
    textarea.selectionStart,
    textarea.selectionEnd,
    delimiter,
  );
  textarea.setSelectionRange(start, end);
  // execCommand is deprecated, but no other way of changing the text lets Ctrl+Z undo the change.
  document.execCommand(replacement ? 'insertText' : 'delete', false, replacement);
  textarea.setSelectionRange(...selection);
}
