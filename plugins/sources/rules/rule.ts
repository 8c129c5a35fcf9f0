import type { Nodes } from 'mdast';
import type { ParsedPage } from '../parsePage.ts';

/**
 * Reports a mistake.
 *
 * @param place the position in the text, from 0, or the node that is wrong
 */
export type Report = (place: number | Nodes, message: string) => void;

/** Looks for one kind of mistake in a page. */
export type Rule = (page: ParsedPage, report: Report) => void;
