import type { KeyboardEvent } from 'react';
import { getCommandLetter } from '../../browser/commandLetter';

const delimiterByLetter: Record<string, '**' | '*'> = { b: '**', i: '*' };

const countAsterisks = (text: string, pattern: RegExp) => pattern.exec(text)?.[0].length ?? 0;

/**
 * Makes the selection bold on Ctrl+B or italic on Ctrl+I (⌘ on a Mac), or removes that format if
 * the selection already has it, as Mattermost's message box does.
 */
export function handleFormattingShortcut(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const delimiter = delimiterByLetter[getCommandLetter(event) ?? ''];
  if (!delimiter) {
    return;
  }
  event.preventDefault();
  const messageBox = event.currentTarget;
  const { value, selectionStart: start, selectionEnd: end } = messageBox;
  const selectedText = value.slice(start, end);
  // One asterisk on each side is italic, two are bold, three are both.
  const asteriskCount = Math.min(
    countAsterisks(value.slice(0, start), /\**$/),
    countAsterisks(value.slice(end), /^\**/),
  );
  const isEmphasized = delimiter === '**' ? asteriskCount >= 2 : asteriskCount % 2 === 1;
  const selectionShift = isEmphasized ? -delimiter.length : delimiter.length;
  if (isEmphasized) {
    messageBox.setSelectionRange(start + selectionShift, end - selectionShift);
  }
  const replacement = isEmphasized ? selectedText : delimiter + selectedText + delimiter;
  // execCommand is deprecated, but it is the only way to change the text so that Ctrl+Z undoes the
  // change.
  document.execCommand(replacement ? 'insertText' : 'delete', false, replacement);
  messageBox.setSelectionRange(start + selectionShift, end + selectionShift);
}
