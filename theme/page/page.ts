import { usePage as useRspressPage } from '@rspress/core/runtime';

/** Rspress's data about a page: its address, title, front matter, headings. */
export type Page = ReturnType<typeof useRspressPage>['page'];

/** The rendered page. */
export const usePage = (): Page => useRspressPage().page;
