import type { KeyboardEvent } from 'react';
import { commandLetter } from '../../browser/commandLetter';

const delimiters: Record<string, '**' | '*'> = { b: '**', i: '*' };

const countAsterisks = (text: string, place: RegExp) => place.exec(text)?.[0].length ?? 0;

/**
 * Makes the selection bold on Ctrl+B or italic on Ctrl+I (⌘ on a Mac), or removes that format if
 * the selection already has it, as Mattermost's message box does.
 */
export function handleFormattingShortcut(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const delimiter = delimiters[commandLetter(event) ?? ''];
  if (!delimiter) {
    return;
  }
  event.preventDefault();
  const box = event.currentTarget;
  const { value, selectionStart: start, selectionEnd: end } = box;
  const selected = value.slice(start, end);
  // One asterisk on each side is italic, two are bold, three are both.
  const asterisks = Math.min(
    countAsterisks(value.slice(0, start), /\**$/),
    countAsterisks(value.slice(end), /^\**/),
  );
  const isEmphasized = delimiter === '**' ? asterisks >= 2 : asterisks % 2 === 1;
  const shift = isEmphasized ? -delimiter.length : delimiter.length;
  if (isEmphasized) {
    box.setSelectionRange(start + shift, end - shift);
  }
  const replacement = isEmphasized ? selected : delimiter + selected + delimiter;
  // execCommand is deprecated, but it is the only way to change the text so that Ctrl+Z undoes the
  // change.
  document.execCommand(replacement ? 'insertText' : 'delete', false, replacement);
  box.setSelectionRange(start + shift, end + shift);
}
