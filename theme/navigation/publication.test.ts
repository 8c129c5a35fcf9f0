import { expect, test } from '@rstest/core';
import { isAnotherPublication } from './publication';

const page = (script: string) => `<script defer src="${script}"></script><div id="__rspress_root"></div>`;

test('a document with other scripts is another publication, a missing page of it included', () => {
  expect(isAnotherPublication({ status: 200, html: page('/new.js') }, ['/old.js'])).toBe(true);
  expect(isAnotherPublication({ status: 404, html: page('/new.js') }, ['/old.js'])).toBe(true);
});

test('the same scripts are the same publication', () => {
  expect(isAnotherPublication({ status: 200, html: page('/old.js') }, ['/old.js'])).toBe(false);
});

test('no answer, a failing server and a foreign page are no publication', () => {
  expect(isAnotherPublication(undefined, ['/old.js'])).toBe(false);
  expect(isAnotherPublication({ status: 502, html: page('/new.js') }, ['/old.js'])).toBe(false);
  expect(isAnotherPublication({ status: 200, html: '<h1>Hotel Wi-Fi</h1>' }, ['/old.js'])).toBe(false);
});
