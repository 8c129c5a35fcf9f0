import type { KeyboardEvent } from 'react';
import { toggleMark } from './toggleMark';

const marks: Record<string, '**' | '*'> = { b: '**', i: '*' };

/** Ctrl+B and Ctrl+I (⌘ on a Mac), as in Mattermost's own message box. */
export function onMarkKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  const mark = isShortcut ? marks[event.key.toLowerCase()] : undefined;
  if (!mark) {
    return;
  }
  event.preventDefault();
  const area = event.currentTarget;
  const { from, to, by, selected } = toggleMark(area.value, area.selectionStart, area.selectionEnd, mark);
  area.setSelectionRange(from, to);
  // Deprecated, and still the only way to change a text that Ctrl+Z can undo.
  document.execCommand(by ? 'insertText' : 'delete', false, by);
  area.setSelectionRange(...selected);
}
