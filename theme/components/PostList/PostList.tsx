import { usePages } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { withBase } from '../../../shared/base';
import { formatLongDate } from '../../../shared/longDate';
import { FEED_FILE } from '../../../shared/machineFiles';
import { type BlogPage, groupPostsByYear, listPosts } from '../../blog/posts';
import { DatedList } from '../DatedList/DatedList';
import { Link } from '../Link/Link';

const usePosts = () => listPosts(usePages().pages as BlogPage[]);

/** Shows its children while there are no posts. */
export const WithoutPosts = ({ children }: { children: ReactNode }) =>
  usePosts().length === 0 && children;

/**
 * Lists all posts by year, the newest first, and links to the feed. Shows `children` while there
 * are no posts.
 */
export function PostList({ children }: { children: ReactNode }) {
  const posts = usePosts();
  if (posts.length === 0) {
    return children;
  }
  return (
    <>
      {groupPostsByYear(posts).map(({ year, posts: postsOfYear }) => (
        <section key={year}>
          <h2 id={year}>{year}</h2>
          <DatedList>
            {postsOfYear.map(({ address, title, description, lang, date }) => (
              <li key={address}>
                <small>
                  <time dateTime={date}>{formatLongDate(date)}</time>
                </small>
                <div lang={lang}>
                  <h3>
                    <Link href={address}>{title}</Link>
                  </h3>
                  {description && <p>{description}</p>}
                </div>
              </li>
            ))}
          </DatedList>
        </section>
      ))}
      <p>
        To be told of new posts, subscribe to <a href={withBase(`/${FEED_FILE}`)}>the Atom feed</a>.
      </p>
    </>
  );
}
