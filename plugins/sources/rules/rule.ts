import type { Nodes } from 'mdast';
import type { ParsedPage } from '../parsePage.ts';

/**
 * Reports a mistake.
 *
 * @param place the position in the text, from 0, or the node that is wrong
 */
export type Report = (place: number | Nodes, message: string) => void;

/** Looks for mistakes in one kind of part of a page, such as its links or its tables. */
export type Rule = (page: ParsedPage, report: Report) => void;
