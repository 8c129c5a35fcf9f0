import { useEffect, useState } from 'react';
import type { ContentsEntry } from './useContents';

/** Headings within this much of the top of the window, in pixels, count as being read. */
const READING_LINE_PX = 140;

/** The id of the heading under which the visitor reads; empty above the first one. */
export function useActiveHeading(entries: ContentsEntry[]): string {
  const [active, setActive] = useState('');

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') {
      return;
    }
    const headings = entries.flatMap(({ id }) => document.getElementById(id) ?? []);
    const update = () => {
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < READING_LINE_PX);
      setActive(passed.at(-1)?.id ?? '');
    };
    const observer = new IntersectionObserver(update, {
      rootMargin: `-${READING_LINE_PX}px 0px 0px`,
      threshold: [0, 1],
    });
    for (const heading of headings) {
      observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [entries]);

  return active;
}
