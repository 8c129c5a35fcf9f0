import { usePage as useRspressPage } from '@rspress/core/runtime';

/** What Rspress knows of a page: its address, title, front matter, headings. */
export type Page = ReturnType<typeof useRspressPage>['page'];

/** The page that is rendered. */
export const usePage = (): Page => useRspressPage().page;
