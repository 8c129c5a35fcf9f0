import { expect, test } from '@playwright/test';
import { rawRequest } from '../rawHttp';
import { ServedFolder } from '../servedFolder';
import { builtVariant } from '../variants';

test('a range request gets a part of a file, or the whole file if it is not the version of If-Range', async ({
  baseURL,
}) => {
  const whole = await rawRequest(baseURL, '/og.png');
  const part = await rawRequest(baseURL, '/og.png', { headers: { range: 'bytes=10-19' } });
  expect(part.statusCode).toBe(206);
  expect(part.headers['content-range']).toBe(`bytes 10-19/${whole.body.length}`);
  expect(part.body.equals(whole.body.subarray(10, 20))).toBe(true);
  const range = { range: 'bytes=10-19' };
  const same = await rawRequest(baseURL, '/og.png', {
    headers: { ...range, 'if-range': whole.headers.etag ?? '' },
  });
  expect(same.statusCode).toBe(206);
  const other = await rawRequest(baseURL, '/og.png', { headers: { ...range, 'if-range': '"another"' } });
  expect(other.statusCode).toBe(200);
});

test('a page that changed without changing its size is sent to visitors who have the old version', async () => {
  const served = new ServedFolder();
  try {
    served.deploy(await builtVariant('unchanged'));
    const url = await served.serve();
    const first = await rawRequest(url, '/docs/mattermost/getting-start/messaging-basics');
    expect(first.body.toString()).toContain('>Messaging basics</h1>');

    served.deploy(await builtVariant('later'));
    const second = await rawRequest(url, '/docs/mattermost/getting-start/messaging-basics', {
      headers: {
        'if-none-match': first.headers.etag ?? '',
        'if-modified-since': first.headers['last-modified'] ?? '',
      },
    });
    expect(second.statusCode).toBe(200);
    expect(second.body.toString()).toContain('>Today in writing</h1>');
    expect(second.body.length).toBe(first.body.length);
  } finally {
    await served.remove();
  }
});
