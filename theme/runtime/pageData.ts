/*
 * In place of Rspress's data about all the pages, which it gives to every visitor: each
 * page of this site brings along its own.
 */
export const pageData = { pages: [] };
export const searchIndexHash = {};
